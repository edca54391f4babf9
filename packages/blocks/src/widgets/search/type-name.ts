import { searchTypes } from "@portal/domain/content";
import type { Translate } from "../../ui/use-texts.ts";

type TypeKey = `search.type.${(typeof searchTypes)[number]}`;

/** What a type of content is called; one that this release does not know is called as it is. */
export function typeName(type: string, t: Translate<TypeKey>): string {
  const known = searchTypes.find((name) => name === type);
  return known === undefined ? type : t(`search.type.${known}`);
}
