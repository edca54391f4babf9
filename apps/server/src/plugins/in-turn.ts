import type { preHandlerAsyncHookHandler } from "fastify";
import type { FairQueue } from "../services/fair-queue.ts";
import { networkOf } from "../services/limits/network.ts";
import { clientAbortSignal } from "./client-abort-signal.ts";

/** For `preHandler`: a call's own code runs when its turn has come, and its place is free again once it is answered. */
export const inTurn =
  (queue: FairQueue): preHandlerAsyncHookHandler =>
  (request, reply) =>
    new Promise((resolve, reject) => {
      const answered = new Promise<void>((end) => {
        // Who left while the hooks before this one ran gets no answer, and no event says so any more.
        if (reply.raw.destroyed) end();
        reply.raw.once("finish", end).once("close", end);
      });
      const task = (): Promise<void> => {
        resolve(undefined);
        return answered;
      };
      queue.run(task, { network: networkOf(request.ip), signal: clientAbortSignal(reply) }).catch(reject);
    });
