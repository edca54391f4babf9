import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../database/clock.ts";
import type { FairQueue } from "../../services/fair-queue.ts";
import { networkOf } from "../../services/limits/network.ts";
import { cachedAnswers } from "./answer-from-cache.ts";
import type { ContentCache } from "./content-cache.ts";
import { FinishedBody } from "./finished-body.ts";

/** Of a call whose answer is the same for everybody. */
export interface SharedAnswer<Answer extends object> {
  /** As the route's schema describes it. */
  readonly answer: Answer;
  /** Of all that it says. */
  readonly tags: readonly string[];
  /** When it changes by itself, in milliseconds since 1970. */
  readonly freshUntil?: number | undefined;
}

export interface CallAnswers {
  /** @param key - the call and everything of the request that it reads, in one order */
  answer<Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    read: () => Promise<SharedAnswer<Answer>>,
  ): Promise<FastifyReply>;
}

/** Calls of specification §7 that are answered with what is kept. @param queue - in which the others wait to be read */
export function callAnswers(cache: Pick<ContentCache, "bodies" | "models" | "position">, clock: Clock, queue: FairQueue): CallAnswers {
  const answers = cachedAnswers(cache, clock);
  return {
    answer: (request, reply, key, read) =>
      answers.answer(request, reply, `call ${key}`, async (signal) => {
        const { answer, tags, freshUntil } = await queue.run(read, { network: networkOf(request.ip), signal });
        const body = new FinishedBody({
          isShared: true,
          status: 200,
          body: reply.serialize(answer) as string,
          headers: { "content-type": "application/json; charset=utf-8" },
          cacheControl: noCacheControl,
        });
        return { body, size: body.size, shared: { kept: true, tags, freshUntil } };
      }),
  };
}

/** Not written where it is used: there it would keep the request with which the answer was asked for. */
const noCacheControl = (): undefined => undefined;
