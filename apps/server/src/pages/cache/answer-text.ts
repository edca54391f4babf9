import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../database/clock.ts";
import { failure } from "../../plugins/errors.ts";
import type { FairQueue } from "../../services/fair-queue.ts";
import { networkOf } from "../../services/limits/network.ts";
import { cacheControlOf, cacheTagOf } from "../caching.ts";
import { cachedAnswers } from "./answer-from-cache.ts";
import type { Drawn } from "./body-cache.ts";
import type { ContentCache } from "./content-cache.ts";
import { FinishedBody } from "./finished-body.ts";

/** A text for programs, or a picture, that is the same for everybody. */
export interface SharedText {
  readonly text: string | Uint8Array<ArrayBuffer>;
  /** Media type. */
  readonly type: string;
  /** What else stands in the answer's head; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Of all that it says. */
  readonly tags: readonly string[];
  /** When it changes by itself, in milliseconds since 1970. */
  readonly freshUntil: number | undefined;
}

export interface TextAnswers {
  /**
   * @param name of the text, by which it is kept for each origin
   * @param write gives undefined where there is no such text
   */
  answer(request: FastifyRequest, reply: FastifyReply, name: string, write: () => Promise<SharedText | undefined>): Promise<FastifyReply>;
}

/** Texts that are answered with what is kept. @param queue - in which the others wait to be written */
export function textAnswers(cache: Pick<ContentCache, "bodies" | "models" | "position">, clock: Clock, queue: FairQueue): TextAnswers {
  const answers = cachedAnswers(cache, clock);
  return {
    answer: (request, reply, name, write) =>
      answers.answer(request, reply, `text ${request.portalOrigin} ${name}`, async (signal) => {
        return drawnText(await queue.run(write, { network: networkOf(request.ip), signal }));
      }),
  };
}

/** As the cache keeps it. @param shared undefined: there is nothing, which is not kept */
export function drawnText(shared: SharedText | undefined): Drawn<FinishedBody> {
  const body = shared ? bodyOf(shared) : missing;
  return { body, size: body.size, shared: { kept: shared !== undefined, tags: shared?.tags ?? [], freshUntil: shared?.freshUntil } };
}

const bodyOf = ({ text, type, headers, tags, freshUntil }: SharedText): FinishedBody =>
  new FinishedBody({
    isShared: true,
    status: 200,
    body: text,
    headers: { "content-type": type, ...headers },
    cacheTag: cacheTagOf(tags),
    cacheControl: (now) => cacheControlOf("all", freshUntil, now),
  });

const missing = new FinishedBody({
  isShared: true,
  status: 404,
  body: JSON.stringify(failure("There is nothing at this address, or the portal does not know its own: PUBLIC_ORIGIN says it.")),
  headers: { "content-type": "application/json; charset=utf-8" },
  cacheControl: () => "no-store",
});
