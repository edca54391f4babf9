/** A record that is edited as its form does it, by the real calls of a real server. */
import type { RecordFields } from "@portal/domain/records";
import { makeChangeSet } from "../../../apps/admin/src/change-sets/make-change-set.ts";
import { DraftQueue, type KeptDraft } from "../../../apps/admin/src/records/draft-queue.ts";
import { type DraftName, readOpened, type SavedDraft, saveDraft, type SaveOutcome } from "../../../apps/admin/src/records/draft-store.ts";
import type { World } from "./world.ts";

/** The page of a record in a change set of its own, which is left, lost and opened again. */
export class EditedRecord {
  readonly #world: World;
  readonly #name: DraftName;
  #kept: KeptDraft | undefined;
  #queue: DraftQueue;
  /** Ends what the page does, as when its browser is closed; what it has sent arrives all the same. */
  #lose: () => void = () => undefined;
  #stop: () => Promise<void> = async () => undefined;

  private constructor(world: World, name: DraftName, saved: SavedDraft) {
    this.#world = world;
    this.#name = name;
    this.#queue = this.#openQueue(saved);
  }

  static async open(world: World, { kind, key }: Pick<DraftName, "kind" | "key">): Promise<EditedRecord> {
    return world.asOwner(async () => {
      const name = { changeSetId: await makeChangeSet("Sửa tin"), kind, key };
      return new EditedRecord(world, name, await readOpened(name));
    });
  }

  #openQueue(saved: SavedDraft): DraftQueue {
    let isLost = false;
    this.#lose = () => (isLost = true);
    const never = new Promise<never>(() => undefined);
    const queue = new DraftQueue(
      {
        // As use-draft-queue.ts does where the session has ended.
        save: async (record, from) => {
          if (isLost) return never;
          const outcome = await this.#world.asOwner(() => saveDraft(this.#name, record, from)).catch((): SaveOutcome => "unreachable");
          return isLost ? never : outcome;
        },
        load: () => (isLost ? never : this.saved().catch(() => undefined)),
        keep: (kept) => {
          if (!isLost) this.#kept = structuredClone(kept);
        },
      },
      saved,
      this.#kept,
    );
    this.#stop = queue.start();
    return queue;
  }

  get queue(): DraftQueue {
    return this.#queue;
  }

  /** Types into fields of the record. */
  type(fields: RecordFields): void {
    this.#queue.change({ ...this.#queue.view().record, ...fields });
  }

  /** What the server has. @throws where it does not answer */
  saved(): Promise<SavedDraft> {
    return this.#world.asOwner(() => readOpened(this.#name));
  }

  /** The page is left, which saves, and opened again, with a connection and a session: else there is none to open. */
  async leave(): Promise<void> {
    await this.#stop();
    await this.#open();
  }

  /** The browser is closed while it types, and opened again. */
  async crash(): Promise<void> {
    this.#lose();
    await this.#open();
  }

  async #open(): Promise<void> {
    this.#world.setOnline(true);
    await this.#world.signInAgain();
    // Its answer is not the one that is to get lost.
    this.#queue = this.#openQueue(await this.saved().catch(() => this.saved()));
  }

  /** Until all is saved, or two have changed one field; the page is opened again where no answer has come. */
  async save(): Promise<SavedDraft> {
    for (;;) {
      const isSaved = await this.#queue.flush();
      const { status } = this.#queue.view();
      if (status === "refused") throw new Error("What was typed was refused.");
      if (isSaved || status === "conflict") return this.saved();
      await this.leave();
    }
  }

  /** A colleague types into fields in another window, on what is saved then. */
  async byColleague(fields: RecordFields): Promise<void> {
    await this.#world.asColleague(async () => {
      for (;;) {
        const from = await readOpened(this.#name);
        if ((await saveDraft(this.#name, { ...from.record, ...fields }, from)) !== "stale") return;
      }
    });
  }

  /** @returns once nothing is sent any more */
  close(): Promise<void> {
    return this.#stop();
  }
}
