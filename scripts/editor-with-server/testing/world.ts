/** A real server, and what a browser, its member and the network around it may do. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import { vi } from "vitest";
import { testSession, testStaff, type TestStaff } from "../../../apps/server/src/testing/staff.ts";
import { buildTestApp, type TestApp } from "../../../apps/server/src/testing/test-app.ts";
import { testServices } from "../../../apps/server/src/testing/services.ts";

type Headers = Readonly<Record<string, string>>;

export const SITE = "btc";

/** The server, and the network between it and the member who is signed in. */
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
