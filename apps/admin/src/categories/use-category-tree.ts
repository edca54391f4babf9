import type { ListedCategory } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";
import { draftPath, readDraft, saveDraft } from "../records/draft-store.ts";
import { ordersAt, type Place } from "./tree.ts";

export interface CategoryTreeData {
  /** undefined: not known yet. */
  readonly categories: readonly ListedCategory[] | undefined;
  readonly error: CallFailed | null;
  /** Asks anew; also which change sets there are. */
  readonly refresh: () => Promise<void>;
}

/** @param site slug; "": none is chosen. @param changeSetId whose drafts are shown; "": none */
export function useCategoryTree(site: string, changeSetId: string): CategoryTreeData {
  const client = useQueryClient();
  const query = new URLSearchParams({ site, ...(changeSetId !== "" && { changeSet: changeSetId }) });
  const { data, error } = useQuery<readonly ListedCategory[], CallFailed>({
    queryKey: ["categories", query.toString()],
    queryFn: async ({ signal }) => (await call<readonly ListedCategory[]>(`categories?${query}`, { signal })).data,
    enabled: site !== "",
    placeholderData: (before) => before,
  });
  const refresh = async (): Promise<void> => {
    await Promise.all(["categories", "change-sets"].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
  return { categories: site === "" ? [] : data, error, refresh };
}

/** Puts a category somewhere, in drafts of a change set. @throws CallFailed */
export async function placeCategory(changeSetId: string, categories: readonly ListedCategory[], key: string, place: Place): Promise<void> {
  for (const [changed, order] of ordersAt(categories, key, place))
    await changeDraft(changeSetId, changed, { order, ...(changed === key && { parent: place.parent }) });
}

/** Others may save the same draft meanwhile: it is read again. */
const TRIES = 3;

async function changeDraft(changeSetId: string, key: string, fields: object): Promise<void> {
  const name = { changeSetId, kind: "category", key };
  for (let attempt = 1; ; attempt += 1) {
    const before = await readDraft(name);
    const outcome = await saveDraft(name, { ...before.record, ...fields }, before);
    if (typeof outcome !== "string" && !("refusal" in outcome)) return;
    if (typeof outcome !== "string") throw outcome.refusal;
    // Read once more, as whatever stands in the way is said there.
    if (attempt === TRIES) return void (await call(draftPath(name)));
  }
}
