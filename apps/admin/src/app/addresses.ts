/** Addresses of pages of administration that stand for something. */
interface RecordName {
  readonly kind: string;
  readonly key: string;
}

const segments = ({ kind, key }: RecordName): string => `${kind}/${encodeURIComponent(key)}`;

export const changeSetAddress = (id: string): string => `/thay-doi/${id}`;
/** Parameter of a change set's page: the moment for which the set was made, ISO 8601. */
export const PLANNED = "dang-luc";
export const plannedSetAddress = (id: string, moment: string): string => `${changeSetAddress(id)}?${PLANNED}=${encodeURIComponent(moment)}`;
/** What changes in a record. */
export const comparisonAddress = (changeSetId: string, record: RecordName): string =>
  `${changeSetAddress(changeSetId)}/${segments(record)}`;
/** The form of a record, or the editor of its layout. */
export const editorAddress = (changeSetId: string, editor: "ban-ghi" | "bo-cuc", record: RecordName): string =>
  `${changeSetAddress(changeSetId)}/${editor}/${segments(record)}`;
/** What a link to a record's form brings with it. */
interface EditorState {
  readonly opensAt: readonly string[];
}
/** @param path of the field to which one goes: names of fields and indices of entries, the outermost first */
export const opensAt = (path: readonly string[]): EditorState => ({ opensAt: path });
/** @param state of a location, which an earlier release may have written */
export function openedAt(state: unknown): readonly string[] {
  const path = (state as { readonly opensAt?: unknown } | null)?.opensAt;
  return Array.isArray(path) ? path.map(String) : [];
}
/** The editor of a layout, with a block chosen. */
export const blockAddress = (changeSetId: string, record: RecordName, block: string): string =>
  `${editorAddress(changeSetId, "bo-cuc", record)}?block=${encodeURIComponent(block)}`;
/** A record as it is live. */
export const recordAddress = (record: RecordName): string => `/noi-dung/${segments(record)}`;
/** Parameters of a new record's page: slugs of where it is to stand. */
export const PLACE = { site: "trang", category: "chuyen-muc" } as const;
/** @param place "": where the member put the last one */
export function newRecordAddress(kind: string, place: { readonly site?: string; readonly category?: string } = {}): string {
  const params = new URLSearchParams();
  if (place.site) params.set(PLACE.site, place.site);
  if (place.category) params.set(PLACE.category, place.category);
  return `/noi-dung/moi/${kind}${params.size > 0 ? `?${params}` : ""}`;
}
/** Parameter of a new search term's page: a word of it. */
export const WORD = "tu";
export const searchTermAddress = (word: string): string => `${newRecordAddress("searchTerm")}?${WORD}=${encodeURIComponent(word)}`;
/** Parameter of a new record's page: key of what it is in the other language. */
export const ORIGINAL = "ban-goc";
export const translationAddress = ({ kind, key }: RecordName): string => `/noi-dung/moi/${kind}?${ORIGINAL}=${encodeURIComponent(key)}`;
