/** A home that is edited as the layout editor does it, by the real calls of a real server: what a browser, its member and the network around it may do. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { StaffMember } from "@portal/contracts";
import type { Command, EditPolicy } from "@portal/core/edit";
import type { FastifyInstance } from "fastify";
import { vi } from "vitest";
import { CommandQueue, type KeptCommands, type SavedLayout } from "../../../apps/admin/src/layout/command-queue.ts";
import { policyFor } from "../../../apps/admin/src/layout/edited-page.ts";
import { readRecord, saveCommand } from "../../../apps/admin/src/layout/layout-store.ts";
import { testSession, testStaff, type TestStaff } from "../../../apps/server/src/testing/staff.ts";
import { buildTestApp, type TestApp } from "../../../apps/server/src/testing/test-app.ts";
import { testServices } from "../../../apps/server/src/testing/services.ts";

type Headers = Readonly<Record<string, string>>;

export const SITE = "btc";

/** The server, and the network between it and whoever is signed in. */
export interface World {
  readonly owner: TestStaff;
  /** A server that knows nothing but what the database holds, as after a restart. */
  restart(): Promise<void>;
  /** Calls of the work are the owner's, which may be without a connection, and lose answers. */
  asOwner<T>(work: () => Promise<T>): Promise<T>;
  asColleague<T>(work: () => Promise<T>): Promise<T>;
  setOnline(isOnline: boolean): void;
  /** The next answer to the owner gets lost: what it answers was done. */
  loseNext(): void;
  /** The owner's session ends; the next one is another one. */
  expireSession(): Promise<void>;
  signInAgain(): Promise<void>;
}

export async function openWorld({ app: first, db, connectionString }: TestApp): Promise<World> {
  let app: FastifyInstance = first;
  /** Ends the server of the last restart; the first one is ended by the test's file. */
  let end = async (): Promise<void> => undefined;
  let isOnline = true;
  let losesNext = false;
  const owner = await testStaff(db, { administrator: true });
  const colleague = await testStaff(db, { administrator: true });
  let { headers, session } = owner as Pick<TestStaff, "headers" | "session">;
  const caller = new AsyncLocalStorage<{ readonly headers: Headers; readonly isOwner: boolean }>();

  vi.stubGlobal("fetch", async (path: string, { method = "GET", headers: sent, body }: RequestInit) => {
    const by = caller.getStore();
    if (!by) throw new Error(`No one makes the call ${path}.`);
    if (by.isOwner && !isOnline) throw new TypeError("Failed to fetch");
    const answer = await app.inject({
      method: method as "GET" | "POST",
      url: path,
      headers: { ...(sent as Headers), ...by.headers },
      ...(typeof body === "string" && { payload: body }),
    });
    if (by.isOwner && losesNext) {
      losesNext = false;
      throw new TypeError("Failed to fetch");
    }
    const shown = Object.entries(answer.headers).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return new Response(answer.body, { status: answer.statusCode, headers: shown });
  });

  return {
    owner,
    async restart() {
      const services = testServices({ db });
      const next = await buildTestApp({ services, connectionString });
      app = next;
      await end();
      end = async () => {
        await next.close();
        await services.close();
      };
    },
    asOwner: (work) => caller.run({ headers, isOwner: true }, work),
    asColleague: (work) => caller.run({ headers: colleague.headers, isOwner: false }, work),
    setOnline: (online) => void (isOnline = online),
    loseNext: () => void (losesNext = true),
    async expireSession() {
      await db.deleteFrom("staff_session").where("id", "=", session).execute();
    },
    async signInAgain() {
      ({ headers, session } = await testSession(db, owner.id, "step-up"));
    },
  };
}

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
      const headers = { "content-type": "application/json" };
      const made = await fetch("/api/admin/change-sets", { method: "POST", headers, body: JSON.stringify({ title: "Trang chủ" }) });
      const { data } = (await made.json()) as { data: { id: string } };
      const { record, saved } = await readRecord({ changeSetId: data.id, kind: "site", key: SITE });
      return new EditedHome(world, data.id, policyFor(memberOf(world.owner), { kind: "site", record, site: record }), saved);
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
