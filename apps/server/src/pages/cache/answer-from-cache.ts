import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../database/clock.ts";
import { Busy } from "../../services/bounded-queue.ts";
import type { BodyCache, Drawn } from "./body-cache.ts";
import type { FinishedBody } from "./finished-body.ts";
import { encodingOf, sendBody } from "./send-body.ts";

/** Milliseconds that a drawing may take: no one waits longer for an answer. */
const DRAWING_TIMEOUT = 15_000;

export interface CachedAnswers {
  /** Answers with what is kept, at once. @returns whether there was something */
  answerKept(request: FastifyRequest, reply: FastifyReply, key: string): boolean;
  /**
   * Answers with what is kept or drawn; where that fails, with the last body for at most an hour.
   * @param draw - its signal is the drawing's own: who came first may leave, and others still get it
   * @throws what `draw` throws
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    draw: (signal: AbortSignal) => Promise<Drawn<FinishedBody>>,
  ): Promise<FastifyReply>;
}

export function cachedAnswers(bodies: BodyCache<FinishedBody>, clock: Clock): CachedAnswers {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    body: FinishedBody,
    state: "hit" | "miss" | "stale" | "none",
  ): Promise<FastifyReply> => {
    const encoding = encodingOf(request, body);
    if (encoding !== undefined) await body.encode(encoding);
    // A reader who has gone needs no answer.
    if (reply.raw.destroyed || reply.sent) return reply;
    return sendBody(request, reply, body, { encoding, state, now: clock.now() });
  };

  const answerKept: CachedAnswers["answerKept"] = (request, reply, key) => {
    if (hasCredentials(request)) return false;
    const body = bodies.fresh(key);
    if (!body) return false;
    const encoding = encodingOf(request, body);
    if (encoding !== undefined) body.improve(encoding);
    if (!body.form(encoding)) return false;
    sendBody(request, reply, body, { encoding, state: "hit", now: clock.now() });
    return true;
  };

  return {
    answerKept,
    async answer(request, reply, key, draw) {
      const drawAlone = (): Promise<Drawn<FinishedBody>> => draw(AbortSignal.timeout(DRAWING_TIMEOUT));
      if (hasCredentials(request)) {
        // No one else gets it: who has gone does not wait for it any more.
        const { body } = await draw(AbortSignal.any([request.signal, AbortSignal.timeout(DRAWING_TIMEOUT)]));
        return send(request, reply, body, "none");
      }
      const kept = bodies.fresh(key);
      if (kept) return send(request, reply, kept, "hit");
      let body: FinishedBody;
      try {
        body = await bodies.draw(key, drawAlone);
      } catch (error) {
        const last = bodies.stale(key);
        if (!last) throw error;
        // Where too many ask it is no failure, and counted in the metrics.
        if (!(error instanceof Busy)) request.log.warn({ err: error }, "The last page is shown: it could not be drawn anew");
        return send(request, reply, last, "stale");
      }
      return send(request, reply, body, body.isShared ? "miss" : "none");
    },
  };
}

/** What is asked for in somebody's name is no one else's answer, and no one else's is the answer to it. */
const hasCredentials = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;
