/** A home that is edited as the layout editor does it, by the real calls of a real server. */
import { randomUUID } from "node:crypto";
import type { StaffMember } from "@portal/contracts";
import type { Command, EditPolicy } from "@portal/core/edit";
import { makeChangeSet } from "../../../apps/admin/src/change-sets/make-change-set.ts";
import { CommandQueue, type KeptCommands, type SavedLayout } from "../../../apps/admin/src/layout/command-queue.ts";
import { policyFor } from "../../../apps/admin/src/layout/edited-page.ts";
import { readRecord, saveCommand } from "../../../apps/admin/src/layout/layout-store.ts";
import type { TestStaff } from "../../../apps/server/src/testing/staff.ts";
import { SITE, type World } from "./world.ts";

const memberOf = ({ id, email, session }: TestStaff): StaffMember => ({
  id,
  email,
  name: "Cán bộ",
  isAdministrator: true,
  roles: {},
  sessionId: session,
  hasSecondFactor: true,
  secondFactorAt: new Date().toISOString(),
  stepUpAt: new Date().toISOString(),
});

/** The editor's page of a home in a change set of its own, which is left and opened again. */
export class EditedHome {
  readonly #world: World;
  readonly #name: { readonly changeSetId: string; readonly kind: "site"; readonly key: string };
  readonly policy: EditPolicy;
  readonly start: SavedLayout;
  #kept: KeptCommands | undefined;
  #queue: CommandQueue;
  #stop: () => void = () => undefined;

  private constructor(world: World, changeSetId: string, policy: EditPolicy, start: SavedLayout) {
    this.#world = world;
    this.#name = { changeSetId, kind: "site", key: SITE };
    this.policy = policy;
    this.start = start;
    this.#queue = this.#openQueue(start);
  }

  static async open(world: World): Promise<EditedHome> {
    return world.asOwner(async () => {
      const changeSetId = await makeChangeSet("Trang chủ");
      const { record, saved } = await readRecord({ changeSetId, kind: "site", key: SITE });
      return new EditedHome(world, changeSetId, policyFor(memberOf(world.owner), { kind: "site", record, site: record }), saved);
    });
  }

  #openQueue(saved: SavedLayout): CommandQueue {
    const queue = new CommandQueue(
      {
        policy: this.policy,
        // As use-layout-queue.ts does where the session has ended.
        save: (command, from) => this.#world.asOwner(() => saveCommand(this.#name, command, from)).catch(() => "unreachable" as const),
        load: () => this.saved().catch(() => undefined),
        keep: (kept) => (this.#kept = structuredClone(kept)),
        newId: randomUUID,
      },
      saved,
      this.#kept,
    );
    this.#stop = queue.start();
    return queue;
  }

  get queue(): CommandQueue {
    return this.#queue;
  }

  /** What the server has. @throws where it does not answer */
  saved(): Promise<SavedLayout> {
    return this.#world.asOwner(async () => (await readRecord(this.#name)).saved);
  }

  /** The page is left and opened again, with a connection and a session: else there is none to open. */
  async reload(): Promise<void> {
    this.#stop();
    this.#world.setOnline(true);
    await this.#world.signInAgain();
    // Its answer is not the one that is to get lost.
    this.#queue = this.#openQueue(await this.saved().catch(() => this.saved()));
  }

  /** Until all is saved; the page is opened again where no answer has come. @throws where two have changed one place */
  async save(): Promise<SavedLayout> {
    for (;;) {
      const { status } = this.#queue.view();
      if (status === "conflict") throw new Error("Two have changed one place.");
      if (status === "unreachable") await this.reload();
      if (status === "saved" && this.#kept?.waiting.length === 0) return this.saved();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** A colleague carries out a command in another window, on what is saved then. */
  async byColleague(command: Command): Promise<void> {
    await this.#world.asColleague(async () => {
      for (;;) {
        const { saved } = await readRecord(this.#name);
        if ((await saveCommand(this.#name, { id: randomUUID(), command }, saved)) !== "stale") return;
      }
    });
  }

  close(): void {
    this.#stop();
  }
}
