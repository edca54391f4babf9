import { type Action, type ChangeSetContents, type ChangeSetState, mayDo, mayDoSomewhere, type StaffMember } from "@portal/contracts";

/** @returns whether the member has the roles for an action on all that a set holds; a second factor is asked for where it is missing */
export function mayDoWithSet(member: StaffMember, { changeSet, drafts, editions }: ChangeSetContents): (action: Action) => boolean {
  const isOwn = changeSet.createdBy === member.id;
  const sites = new Set([...drafts, ...editions].map(({ site }) => site));
  return (action) => {
    const decisions =
      sites.size === 0 ? [mayDoSomewhere(member, action)] : Array.from(sites, (site) => mayDo(member, action, { site, isOwn }));
    return decisions.every((decision) => decision.allowed || decision.reason !== "role");
  };
}

/** @returns whether the member may submit, approve and publish it all alone: no site of it asks for a second pair of eyes */
export function mayPublishAlone(member: StaffMember, contents: ChangeSetContents): boolean {
  const may = mayDoWithSet(member, contents);
  return (
    openStates.has(contents.changeSet.state) &&
    contents.changeSet.state !== "withdrawn" &&
    contents.hidden === 0 &&
    contents.review === "single" &&
    may("changeSet.submit") &&
    may("changeSet.approve") &&
    may("changeSet.publish")
  );
}

/** @returns whether a set holds drafts beside that of one record, and files, which are seen through a record alone */
export const holdsOthers = ({ drafts }: ChangeSetContents, { kind, key }: { readonly kind: string; readonly key: string }): boolean =>
  drafts.some((draft) => draft.kind !== "file" && (draft.kind !== kind || draft.key !== key));

/** @param version of the draft that was seen. @returns whether a set holds another one of it */
export const isChangedSince = (
  { drafts }: ChangeSetContents,
  { kind, key }: { readonly kind: string; readonly key: string },
  version: number,
): boolean => drafts.some((draft) => draft.kind === kind && draft.key === key && draft.version !== version);

/** @returns whether a set is published, or was given up: lists put it last, and it is not withdrawn any more */
export const isOver = (state: ChangeSetState): boolean => state === "published" || state === "withdrawn";

/** States in which drafts are saved. */
export const openStates: ReadonlySet<ChangeSetState> = new Set(["draft", "rejected", "withdrawn", "needs attention"]);
