/** Every state in which nothing of a change set is public, and how it is brought about and left. */
import { keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import type { StaffMember } from "@portal/contracts";
import type { ChangeSetState } from "@portal/contracts";
import { findChangeSet, makeChangeSet } from "../../change-set-store.ts";
import { draftsOf, saveDraft } from "../../drafts.ts";
import { publishDue } from "../../due.ts";
import { digestOf, editionsOf } from "../../editions.ts";
import { publishChangeSet } from "../../publish.ts";
import { approveChangeSet, rejectChangeSet, scheduleChangeSet, withdrawChangeSet } from "../../review.ts";
import { submitChangeSet } from "../../submission.ts";
import type { EditingTools } from "../../tools.ts";
import { keepBytes } from "../../../../content/read-records.ts";

export interface Given {
  readonly kind: Kind;
  readonly record: RecordFields;
  /** undefined: as the record says it. "deleted": it is to be removed. */
  readonly how?: "deleted";
}

/** Hidden because of the change set that holds the records; those of the type that are missing here do not compile. */
export type HiddenSet = Exclude<ChangeSetState, "published">;

/** Hidden though their change set is published. */
export type HiddenLive = "ended" | "in the trash" | "embargoed" | "without a day";

const TOMORROW = 24 * 60 * 60_000;
const tomorrow = (): Date => new Date(Date.now() + TOMORROW);

export function stage(tools: EditingTools, actor: StaffMember) {
  const { db } = tools;
  const submit = (id: string) => submitChangeSet(tools, actor, { id, expected: undefined, note: "" });
  const approve = async (id: string): Promise<void> => {
    const set = await findChangeSet(db, id);
    await approveChangeSet(db, actor, { id, expected: undefined, digest: set ? digestOf(await editionsOf(db, set)) : "" });
  };
  const schedule = async (id: string, expireAt?: Date) => {
    await submit(id);
    await approve(id);
    await scheduleChangeSet(db, actor, { id, expected: undefined, publishAt: tomorrow(), expireAt });
  };
  /** Its time has come. */
  const come = async (which: "id" | "ends", id: string): Promise<void> => {
    await db
      .updateTable("change_set")
      .set({ publish_at: new Date(0) })
      .where(which, "=", id)
      .execute();
    await publishDue(tools);
  };
  const decision = (id: string) => ({ id, expected: undefined });

  const enter: Readonly<Record<HiddenSet, (id: string, moveBase: () => Promise<void>) => Promise<unknown>>> = {
    draft: async () => undefined,
    "in review": submit,
    approved: async (id) => {
      await submit(id);
      await approve(id);
    },
    scheduled: (id) => schedule(id),
    rejected: async (id) => {
      await submit(id);
      await rejectChangeSet(db, actor, { ...decision(id), reason: "Chưa được" });
    },
    withdrawn: async (id) => {
      await submit(id);
      await approve(id);
      await withdrawChangeSet(db, actor, decision(id));
    },
    "needs attention": async (id, moveBase) => {
      await schedule(id);
      await moveBase();
      await come("id", id);
    },
  };

  const publish = async (id: string): Promise<void> => {
    const set = await findChangeSet(db, id);
    if (set?.state === "scheduled") return come("id", id);
    if ((await draftsOf(db, id)).length > 0 && set?.state !== "in review" && set?.state !== "approved") await submit(id);
    if (set?.state !== "approved") await approve(id);
    await publishChangeSet(tools, actor, { ...decision(id), how: "now" });
  };

  return {
    enter,
    publish,
    stateOf: async (id: string) => (await findChangeSet(db, id))?.state,
    async changeSetOf(title: string, given: readonly Given[]): Promise<string> {
      const { id } = await makeChangeSet(db, actor, { title });
      for (const { kind, record, how } of given) {
        const kept = kind === "file" && how === undefined ? await keepBytes(db, record) : record;
        await saveDraft(db, actor, {
          changeSetId: id,
          kind,
          key: keyOf(kind, record),
          record: how === "deleted" ? null : kept,
          expected: 0,
          baseHash: undefined,
          formerKey: undefined,
          successor: undefined,
          by: "command",
        });
      }
      return id;
    },
    /** Published now, and taken back later. */
    async publishUntilTomorrow(id: string): Promise<void> {
      await schedule(id, new Date(Date.now() + 2 * TOMORROW));
      await come("id", id);
    },
    /** The end of what was published has come. */
    end: (id: string) => come("ends", id),
  };
}
