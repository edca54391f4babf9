import type { preHandlerHookHandler } from "fastify";
import type { FairQueue } from "../services/fair-queue.ts";
import { networkOf } from "../services/limits/network.ts";
import { clientAbortSignal } from "./client-abort-signal.ts";

/** For `preHandler`: a call's own code runs when its turn has come, and its place is free again once it is answered. */
export const inTurn =
  (queue: FairQueue): preHandlerHookHandler =>
  (request, reply, next) => {
    const answered = new Promise<void>((resolve) => {
      reply.raw.once("finish", resolve).once("close", resolve);
    });
    const task = (): Promise<void> => {
      next();
      return answered;
    };
    queue.run(task, { network: networkOf(request.ip), signal: clientAbortSignal(reply) }).catch(next);
  };
