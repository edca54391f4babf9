import { isAllowedOn, normalizeAttribute, requiredAttributes } from "@portal/domain/html";

export type Attributes = Readonly<Record<string, string>>;

/** Attributes as the sanitiser leaves them on this element; undefined: it would not leave the element. */
export function attributesFor(tag: string, given: Attributes): Attributes | undefined {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const normalized = normalizeAttribute(tag, name, value);
    if (normalized !== undefined) kept[name] = normalized;
  }
  if (tag === "a") {
    delete kept["rel"];
    if (kept["target"] !== undefined) kept["rel"] = "noopener";
  }
  for (const [name, wanted] of Object.entries(requiredAttributes.get(tag) ?? {})) {
    if (wanted !== undefined) kept[name] = wanted;
    // No text equivalent given: decorative by declaration.
    else if (name === "alt") kept["alt"] ??= "";
    else if (kept[name] === undefined) return undefined;
  }
  return kept;
}

/** What an element brings of the allow-list. */
export function attributesOf(element: Element): Attributes {
  const tag = element.localName;
  return Object.fromEntries([...element.attributes].filter(({ name }) => isAllowedOn(tag, name)).map(({ name, value }) => [name, value]));
}
