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

/** States in which drafts are saved. */
export const openStates: ReadonlySet<ChangeSetState> = new Set(["draft", "rejected", "withdrawn", "needs attention"]);
