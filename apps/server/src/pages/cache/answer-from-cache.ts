import { errorCodes, type FastifyReply, type FastifyRequest } from "fastify";
import type { Clock } from "../../database/clock.ts";
import { failure } from "../../plugins/errors.ts";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import { Busy } from "../../services/bounded-queue.ts";
import { networkOf } from "../../services/limits/network.ts";
import type { BodyCache, Drawn } from "./body-cache.ts";
import type { ContentCache } from "./content-cache.ts";
import { FinishedBody, type KeptModel } from "./finished-body.ts";
import { MODEL_KEPT_FOR } from "./replaced-models.ts";
import { encodingOf, sendBody } from "./send-body.ts";

/** Milliseconds that a body may take to be loaded and drawn: no one waits longer for an answer (HANDLER_TIMEOUT of app.ts). */
const BODY_TIMEOUT = 15_000;
/** Milliseconds that a visitor waits for a page whose last body may stand in; the drawing goes on for the next one. */
const PATIENCE = 3_000;

export interface CachedAnswers {
  /**
   * Answers with what is kept, at once.
   * @param isWhole - the key has all of the address: also what says that there is no page is the answer
   * @returns whether there was something
   */
  answerKept(request: FastifyRequest, reply: FastifyReply, key: string, isWhole: boolean): boolean;
  /** Whether an answer takes a drawing of its own: nothing is kept, and no one else's is under way. False for what no one else gets. */
  needsDrawing(request: FastifyRequest, key: string): boolean;
  /** Answers at once without a drawing: with the last body, else with the refusal. */
  answerUndrawn(request: FastifyRequest, reply: FastifyReply, key: string, refusal: FinishedBody): void;
  /**
   * Answers with what is kept or drawn; where that fails, with the last body for at most an hour.
   * @param draw - its signal is the drawing's own: who came first may leave, and others still get it
   * @param whole - of the address with all of its query, asked for where there is no page at its path
   * @throws what `draw` throws
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    draw: Draw,
    whole?: { readonly key: string; readonly draw: Draw },
  ): Promise<FastifyReply>;
  /**
   * Answers with exactly the model that a document was drawn from, or that it is gone. Where it is not in memory, as on the process that did not
   * draw the document, the document as it is now has it if nothing has changed.
   * @param key - of the document
   * @param draw - draws the document
   * @throws what `draw` throws
   */
  answerModel(request: FastifyRequest, reply: FastifyReply, key: string, hash: string, draw: Draw): Promise<FastifyReply>;
}

type Draw = (signal: AbortSignal) => Promise<Drawn<FinishedBody>>;

interface Found {
  readonly body: FinishedBody;
  readonly state: "hit" | "miss" | "stale" | "none";
}

export function cachedAnswers(
  { bodies, models, position }: Pick<ContentCache, "bodies" | "models" | "position">,
  clock: Clock,
): CachedAnswers {
  /** Where a body can be said to show everything as it is now. */
  const positionOf = (key: string, body: FinishedBody): number | undefined => (bodies.isFresh(key, body) ? position() : undefined);

  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, { body, state }: Found): Promise<FastifyReply> => {
    const encoding = encodingOf(request, body);
    if (encoding !== undefined) await body.encode(encoding);
    // A reader who has gone needs no answer.
    if (reply.raw.destroyed || reply.sent) return reply;
    return sendBody(request, reply, body, { encoding, state, position: positionOf(key, body), now: clock.now() });
  };

  /** @throws what `draw` throws, where there is no last body */
  const find = async (request: FastifyRequest, reply: FastifyReply, key: string, draw: Draw): Promise<Found> => {
    if (isAlone(request)) {
      // No one else gets it: who has gone does not wait for it any more.
      const gone = clientAbortSignal(reply);
      const { body } = await withTimeout(request, BODY_TIMEOUT, (signal) => draw(AbortSignal.any([gone, signal])));
      return { body, state: "none" };
    }
    const kept = bodies.fresh(key);
    if (kept) return { body: kept, state: "hit" };
    const drawn = drawInOwnTurn(bodies, key, networkOf(request.ip), () => withTimeout(request, BODY_TIMEOUT, draw));
    let body: FinishedBody;
    try {
      body = await (bodies.stale(key) ? withTimeout(request, PATIENCE, () => drawn) : drawn);
    } catch (error) {
      const last = bodies.stale(key);
      if (!last) throw error;
      // Where too many ask it is no failure, and counted in the metrics.
      if (!(error instanceof Busy)) request.log.warn({ err: error }, "The last page is shown: it could not be drawn anew");
      return { body: last, state: "stale" };
    }
    return { body, state: body.isShared ? "miss" : "none" };
  };

  const findModel = (key: string, hash: string): KeptModel | undefined => {
    const model = bodies.kept(key, MODEL_KEPT_FOR)?.model;
    return model?.hash === hash ? model : models.find(key, hash);
  };

  return {
    answerKept(request, reply, key, isWhole) {
      if (isAlone(request)) return false;
      const body = bodies.fresh(key);
      if (!body || (body.isMissing && !isWhole)) return false;
      const encoding = encodingOf(request, body);
      if (encoding !== undefined) body.improve(encoding);
      if (!body.form(encoding)) return false;
      sendBody(request, reply, body, { encoding, state: "hit", position: position(), now: clock.now() });
      return true;
    },
    needsDrawing: (request, key) => !isAlone(request) && !bodies.fresh(key) && !bodies.isUnderWay(key),
    answerUndrawn(request, reply, key, refusal) {
      const last = bodies.stale(key);
      const body = last ?? refusal;
      sendBody(request, reply, body, {
        encoding: encodingOf(request, body),
        state: last ? "stale" : "none",
        position: undefined,
        now: clock.now(),
      });
    },
    async answer(request, reply, key, draw, whole) {
      const found = await find(request, reply, key, draw);
      if (whole && found.body.isMissing) {
        const other = await find(request, reply, whole.key, whole.draw);
        // Else it says the same, under a key that the document's model is not asked for by.
        if (other.body.status !== found.body.status || other.body.status < 400) return send(request, reply, whole.key, other);
      }
      // Who gets it asks for its model later.
      if (bodies.kept(key, MODEL_KEPT_FOR) !== found.body) models.add(key, found.body);
      return send(request, reply, key, found);
    },
    async answerModel(request, reply, key, hash, draw) {
      const known = findModel(key, hash);
      if (known) return send(request, reply, key, { body: known.body, state: "hit" });
      const { model } = (await find(request, reply, key, draw)).body;
      return send(request, reply, key, { body: model?.hash === hash ? model.body : gone, state: "none" });
    },
  };
}

/** Of a model that cannot be had: the document that has it stays as it is. */
const gone = new FinishedBody({
  isShared: true,
  status: 410,
  body: JSON.stringify(failure("The page was changed, and the model of the document that you have is no longer kept.")),
  headers: { "content-type": "application/json; charset=utf-8" },
  cacheControl: () => "no-store",
});

/**
 * Draws, or waits for who draws the same. Where there was no place for the other's network, this one asks for a place of its own: what a
 * flood asks for first is not refused to everybody.
 * @param others - for how many it waits at most, however many of them are refused
 */
const drawInOwnTurn = (
  bodies: BodyCache<FinishedBody>,
  key: string,
  network: string,
  draw: () => Promise<Drawn<FinishedBody>>,
  others = 2,
): Promise<FinishedBody> =>
  bodies.draw(key, draw, async (error) => {
    if (!(error instanceof Busy) || error.network === network) throw error;
    return others > 1 ? drawInOwnTurn(bodies, key, network, draw, others - 1) : (await draw()).body;
  });

/** Who has just written something sees it, though the notification was not received yet. */
export const isAlone = (request: FastifyRequest): boolean => hasCredentials(request) || request.hasJustWritten;

/** What is asked for in somebody's name is no one else's answer, and no one else's is the answer to it. */
const hasCredentials = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

/** Work that does not end would keep everybody else from trying: after the time it has failed, whatever becomes of it. @param time - milliseconds */
async function withTimeout<Result>(
  { routeOptions }: FastifyRequest,
  time: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new errorCodes.FST_ERR_HANDLER_TIMEOUT(time, routeOptions.url);
    abort.abort(reason);
    reject(reason);
  }, time);
  try {
    return await Promise.race([work(abort.signal), promise]);
  } finally {
    clearTimeout(timer);
  }
}
