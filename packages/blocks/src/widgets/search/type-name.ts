import { searchTypes } from "@portal/domain/content";

/** What a type of content is called; one that this release does not know is called as it is. */
export const typeName = (type: string, t: (key: string) => string): string =>
  searchTypes.some((known) => known === type) ? t(`search.type.${type}`) : type;
