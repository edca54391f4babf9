import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { isbot } from "isbot";
import type { Counted } from "../../pages/counted.ts";
import { isView } from "./is-view.ts";
import type { Visits } from "./visits.ts";

declare module "fastify" {
  interface FastifyReply {
    /** Set by routes that answer with pages: what a view of the answer counts as. */
    counted: Counted | undefined;
  }
}

export interface CountViewsOptions {
  /** undefined: there is no database to keep them. */
  readonly visits: Pick<Visits, "count"> | undefined;
}

/** Counts each page that was answered, after the answer: from memory or drawn, whole or as "not modified". */
const plugin: FastifyPluginAsync<CountViewsOptions> = async (app, { visits }) => {
  app.decorateReply("counted", undefined);
  if (!visits) return;
  app.addHook("onResponse", (request, reply, next) => {
    const { counted } = reply;
    const { method, headers } = request;
    if (counted && isView({ method, headers, isCall: request.routeOptions.url === "/api/page" }))
      // What does not say what it is, is no browser.
      visits.count(counted, isbot(headers["user-agent"] ?? "bot"));
    next();
  });
};

export const countViews = fastifyPlugin(plugin, { name: "count-views" });
