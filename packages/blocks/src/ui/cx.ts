/** Joins class names; what is undefined or false is left out, and nothing gives no attribute. */
export function cx(...names: readonly (string | false | undefined)[]): string | undefined {
  let joined = "";
  for (const name of names) if (name) joined += joined === "" ? name : ` ${name}`;
  return joined || undefined;
}
