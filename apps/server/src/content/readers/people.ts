import { foreignPicture } from "../foreign-pictures.ts";
import type { PersonRow } from "../records.ts";
import { address, both, type LineFields, hashOf, number, optional, type LineContext, type ReadResult, text } from "./fields.ts";

export function person(given: LineFields, { line, pictureOrigins }: LineContext): ReadResult<"person"> {
  const row: PersonRow = {
    slug: text(given, "slug"),
    role: text(given, "role") as PersonRow["role"],
    name: text(given, "name"),
    title: both(given["title"]),
    portrait: optional(given, "portrait"),
    duties: given["duties"] === undefined ? null : both(given["duties"]),
    biography: given["biography"] === undefined ? null : both(given["biography"]),
    from_date: optional(given, "from"),
    to_date: optional(given, "to"),
    position: number(given, "order", 0),
  };
  return {
    entry: { kind: "person", line, key: row.slug, hash: hashOf("person", row), row },
    errors: address(given, "portrait"),
    warnings: foreignPicture(row.portrait, "/portrait", pictureOrigins),
  };
}
