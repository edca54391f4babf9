/** A call of administration that is sent again, with the same idempotency key, is done once and answered as the first time (ADR 55). */
import { errorEnvelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { beginWholeTransaction, type WholeTransaction } from "../../database/whole-transaction.ts";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { claimKey, keepAnswer, type SentCall } from "./kept-answers.ts";
import { memberOf } from "./require-staff.ts";

const HEADER = "idempotency-key";
const keySchema = {
  description:
    "A UUID, made anew for each call: the same call with the same key is done once, and answered again as the first time for a day. What was refused did nothing, and is judged anew.",
  type: "string",
  format: "uuid",
};
const reused = errorEnvelopeSchema("What was sent cannot be taken; or the idempotency key was sent before with another call.");

/** One run of a call. What it does and its answer are committed together, or neither. */
class Run {
  readonly #db: Kysely<Database>;
  readonly #transaction: WholeTransaction;
  readonly #call: SentCall;
  #end: Promise<void> | undefined;

  constructor(db: Kysely<Database>, transaction: WholeTransaction, call: SentCall) {
    this.#db = db;
    this.#transaction = transaction;
    this.#call = call;
  }

  /** Before the answer is sent. @throws where it could not be kept: nothing was done then */
  answer(reply: FastifyReply, body: unknown): Promise<void> {
    this.#end ??= reply.statusCode < 300 ? this.#keep(reply, body) : this.#transaction.rollback();
    return this.#end;
  }

  /** Of a call that has failed, or was answered already. */
  giveUp(): Promise<void> {
    this.#end ??= this.#transaction.rollback();
    return this.#end;
  }

  async #keep(reply: FastifyReply, body: unknown): Promise<void> {
    const { statusCode: status } = reply;
    const etag = reply.getHeader("etag") as string | undefined;
    try {
      await this.#transaction.run(() => keepAnswer(this.#db, this.#call, { status, etag, body }));
      await this.#transaction.commit();
    } finally {
      await this.#transaction.rollback(); // Nothing where it was committed.
    }
  }
}

const plugin: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  const runs = new WeakMap<FastifyRequest, Run>();

  const once = (handler: RouteHandlerMethod): RouteHandlerMethod =>
    async function (request, reply) {
      const { [HEADER]: key } = request.headers;
      if (typeof key !== "string") return handler.call(this, request, reply);
      const { method, url, body, headers } = request;
      const call: SentCall = { account: memberOf(request).id, key, content: [method, url, headers["if-match"] ?? null, body ?? null] };
      const transaction = await beginWholeTransaction(db);
      const run = new Run(db, transaction, call);
      runs.set(request, run);
      try {
        const claimed = await transaction.run(() => claimKey(db, call));
        if (claimed === undefined) {
          const answer: unknown = await transaction.run(() => handler.call(this, request, reply));
          // What the handler has sent itself came by the hook below.
          if (answer !== reply) await run.answer(reply, answer);
          return answer;
        }
        await run.giveUp();
        if (claimed === "another call")
          return reply.code(422).send(failure(`The ${HEADER} was sent before, with another call: make a new one for each call.`));
        if (claimed.etag !== undefined) reply.header("etag", claimed.etag);
        return reply.code(claimed.status).send(claimed.body);
      } finally {
        await run.giveUp();
      }
    };

  app.addHook("onRoute", (route) => {
    if (!isTaken(route)) return;
    route.handler = once(route.handler);
    const { headers, response, ...schema } = (route.schema ?? {}) as {
      readonly headers?: { properties?: object };
      readonly response?: object;
    };
    route.schema = {
      ...schema,
      headers: { ...headers, type: "object", properties: { ...headers?.properties, [HEADER]: keySchema } },
      response: { 422: reused, ...response },
    };
  });
  app.addHook("preSerialization", async (request, reply, payload) => {
    const answered = runs.get(request)?.answer(reply, payload);
    // A refusal need not wait until nothing is left of what it refused.
    if (reply.statusCode < 300) await answered;
    else answered?.catch(() => undefined);
    return payload;
  });
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** It does its work over other connections than administration's, where it cannot be undone with the answer. */
    readonly takesNoKey?: true;
  }
}

/** Posts with an action of the table: they make something, or decide. The rest does nothing twice by what it says, or is of one's own session. */
function isTaken({ method, config }: RouteOptions): boolean {
  const { staff, takesNoKey } = config ?? {};
  return method === "POST" && staff !== undefined && "action" in staff && takesNoKey !== true;
}

/** Lets the calls of its scope be sent again. */
export const idempotency = fastifyPlugin(plugin, { name: "idempotency" });
