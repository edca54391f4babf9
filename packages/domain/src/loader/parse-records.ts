import { parseCategory, parseSite } from "@portal/core";

/** What is parsed of a record that is kept for many pages is kept with it: it follows from the record alone, and no one changes either. */
function onceForEach<Parsed>(parse: (record: unknown) => Parsed): (record: object | undefined) => Parsed {
  const known = new WeakMap<object, Parsed>();
  return (record) => {
    if (record === undefined) return parse(record);
    const found = known.get(record);
    if (found !== undefined) return found;
    const parsed = parse(record);
    known.set(record, parsed);
    return parsed;
  };
}

export const parseSiteOnce = onceForEach(parseSite);
export const parseCategoryOnce = onceForEach(parseCategory);
