import { errorCodes, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** Gives up answers that take too long: they are a 503, and the work behind them is aborted. @param time - milliseconds */
const plugin: FastifyPluginAsync<{ readonly time: number }> = async (app, { time }) => {
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handlerTimeout = time;
    route.handler = function (request, reply) {
      const answered: unknown = handler.call(this, request, reply);
      return answered instanceof Promise ? answered.catch((error: unknown) => afterwards(error, request, reply)) : answered;
    };
  });
};

/** Work that was given up ends with an error too: Fastify would log it as a failure of its own, beside the one that was answered. */
function afterwards(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isGivenUp = request.signal.reason instanceof errorCodes.FST_ERR_HANDLER_TIMEOUT;
  if (!reply.sent || !isGivenUp) throw error;
  request.log.debug({ err: error }, "ended after it was given up");
  return reply;
}

export const handlerTimeout = fastifyPlugin(plugin, { name: "handler-timeout" });
