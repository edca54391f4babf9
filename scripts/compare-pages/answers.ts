import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";

/** The response to one address, without what differs in each request. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON of `/api/page`; of a page, the JSON that it carries. */
  readonly json: unknown;
  /** One line for each tag and text; none where the answer is no page. */
  readonly html: readonly string[];
}

const perRequest = new Set([
  "date",
  "etag",
  "content-length",
  "x-request-id",
  "portal-position",
  "age",
  "keep-alive",
  "connection",
  "transfer-encoding",
]);
/** Longest part of a value that is printed. */
const SHOWN = 160;

/** Built files carry a hash of their content, the release is the hash of them all, and the keys of forms are made for each request. */
const comparable = (text: string): string =>
  text
    .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}\.(\w+)/g, "$1.$2")
    .replaceAll(/release:[0-9a-f]{12}/g, "release:")
    .replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, "(key)");

export async function readAnswer(origin: string, address: string): Promise<Answer> {
  const response = await fetch(new URL(address, origin), { redirect: "manual" });
  const text = comparable(await response.text());
  const headers = [...response.headers].filter(([name]) => !perRequest.has(name)).map(([name, value]) => [name, comparable(value)]);
  const answer = { address, status: response.status, headers: Object.fromEntries(headers) as Record<string, string> };
  if (response.headers.get("content-type")?.includes("json") ?? false) return { ...answer, json: JSON.parse(text) as unknown, html: [] };
  const json: unknown[] = [];
  return { ...answer, html: htmlLines(parse(text), json), json };
}

/** @param json takes the data that the page carries */
function htmlLines(node: Tree.ParentNode | Tree.ChildNode, json: unknown[]): string[] {
  if ("value" in node) return node.value.trim() === "" ? [] : [node.value];
  if ("tagName" in node && node.attrs.some(({ name, value }) => name === "type" && value === "application/json")) {
    const [text] = node.childNodes;
    if (text && "value" in text) json.push(JSON.parse(text.value));
    return [];
  }
  const children = ("childNodes" in node ? node.childNodes : []).flatMap((child) => htmlLines(child, json));
  if (!("tagName" in node)) return children;
  const attributes = node.attrs.filter(({ name }) => name !== "class").map(({ name, value }) => ` ${name}="${value}"`);
  return [`<${node.tagName}${attributes.join("")}>`, ...children, `</${node.tagName}>`];
}

/** One line for each difference: where, what it was, what it is. */
export function differences(before: Answer | undefined, after: Answer | undefined, ignored: ReadonlySet<string>): string[] {
  if (!before || !after) return [before ? "is no longer among the pages" : "is new among the pages"];
  const [{ html: linesBefore, ...restBefore }, { html: linesAfter, ...restAfter }] = [before, after];
  return [...changed("", restBefore, restAfter, ignored), ...changedLines(linesBefore, linesAfter)];
}

function changed(at: string, before: unknown, after: unknown, ignored: ReadonlySet<string>): string[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !ignored.has(name) && name !== "release");
    return names.flatMap((name) => changed(`${at}/${name}`, before[name], after[name], ignored));
  }
  return Object.is(before, after) ? [] : [`${at}: ${shown(before)} → ${shown(after)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Lines that left and that came; where the same lines stand in another order, the first that moved. */
function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const left = surplus(before, after);
  const came = surplus(after, before);
  if (left.length + came.length > 0)
    return [...left.map((line) => `HTML without ${shown(line)}`), ...came.map((line) => `HTML with ${shown(line)}`)];
  const at = before.findIndex((line, index) => line !== after[index]);
  return at === -1 ? [] : [`HTML in another order: line ${at + 1} was ${shown(before[at])}, is ${shown(after[at])}`];
}

/** Lines of `these` that are not in `others`, or not as often. */
function surplus(these: readonly string[], others: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const line of others) count.set(line, (count.get(line) ?? 0) + 1);
  return these.filter((line) => {
    const left = count.get(line) ?? 0;
    count.set(line, left - 1);
    return left <= 0;
  });
}

function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
