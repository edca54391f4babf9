import type { FastifyPluginAsync } from "fastify";
import { type Kysely, sql } from "kysely";
import { pendingMigrations } from "../../database/migrate.ts";
import type { Database } from "../../database/schema.ts";

interface Health {
  readonly status: "ok" | "unavailable";
  /** Why not; empty where all is well. */
  readonly reasons: readonly string[];
}

const healthSchema = (description: string): object => ({
  description,
  type: "object",
  required: ["status", "reasons"],
  properties: { status: { type: "string", enum: ["ok", "unavailable"] }, reasons: { type: "array", items: { type: "string" } } },
});

/** Milliseconds that the database has to answer. */
const TIMEOUT_MS = 2000;

export interface HealthOptions {
  readonly db: Kysely<Database> | undefined;
  readonly isStopping: () => boolean;
}

export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { db, isStopping }) => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get<{ Reply: Health }>(
    "/healthz",
    {
      schema: { operationId: "isLive", tags: ["health"], summary: "Whether the process runs", response: { 200: healthSchema("It runs.") } },
    },
    async () => ({ status: "ok", reasons: [] }),
  );

  app.get<{ Reply: Health }>(
    "/readyz",
    {
      schema: {
        operationId: "isReady",
        tags: ["health"],
        summary: "Whether requests should come here",
        response: {
          200: healthSchema("They should."),
          503: healthSchema("They should not: the database is away or not up to date, or the server is stopping."),
        },
      },
    },
    async (_request, reply) => {
      const reasons = isStopping() ? ["stopping"] : db ? await databaseReasons(db) : [];
      return reasons.length === 0 ? { status: "ok", reasons } : reply.code(503).send({ status: "unavailable", reasons });
    },
  );
};

async function databaseReasons(db: Kysely<Database>): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await sql`select 1`.execute(db, { signal });
    return (await pendingMigrations(db)).length > 0 ? ["migrations"] : [];
  } catch {
    return ["database"];
  }
}
