import { type Portal, sitePath, type SiteView } from "@portal/domain";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Clock } from "../../database/clock.ts";
import { type SharedText, textAnswers } from "../../pages/cache/answer-text.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { FairQueue } from "../../services/fair-queue.ts";
import { robotsText } from "./robots.ts";
import { openSearchDescription, securityText, webManifest } from "./site-files.ts";

export interface SiteFilesOptions {
  readonly portal: Pick<Portal, "load">;
  readonly cache: ContentCache;
  readonly clock: Clock;
  /** In which those wait that are not kept. */
  readonly queue: FairQueue;
  readonly config: Pick<Config, "securityContact">;
  /** Whether titles are suggested for what is typed, and there is a sitemap. */
  readonly hasDatabase: boolean;
}

/** A public text that hardly changes. */
const HOUR = "public, max-age=3600";
const TEXT = "text/plain; charset=utf-8";

type SiteRequest = FastifyRequest<{ Params: { site: string } }>;

/** What programs ask every portal for, and what they read about a site. */
export const siteFileRoutes: FastifyPluginAsync<SiteFilesOptions> = async (app, { portal, cache, clock, queue, config, hasDatabase }) => {
  const answers = textAnswers(cache, clock, queue);

  /** Answers with a text about the site that the path names. */
  const ofSite =
    (kind: string, type: string, write: (site: SiteView, origin: string) => string) =>
    (request: SiteRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { site: slug } = request.params;
      const { portalOrigin, signal } = request;
      return answers.answer(request, reply, `${kind} ${slug}`, async (): Promise<SharedText | undefined> => {
        const loaded = await portal.load(sitePath(slug), { signal });
        if (!("page" in loaded) || loaded.page.status !== 200 || loaded.page.site.slug !== slug) return undefined;
        return { text: write(loaded.page.site, portalOrigin), type, tags: [`site:${slug}`], freshUntil: undefined };
      });
    };

  app.get("/robots.txt", { schema: { hide: true } }, async ({ portalOrigin }, reply) =>
    reply
      .type(TEXT)
      .header("cache-control", HOUR)
      .send(robotsText(hasDatabase ? portalOrigin : "")),
  );

  app.get("/.well-known/security.txt", { schema: { hide: true } }, async ({ portalOrigin }, reply) =>
    portalOrigin === ""
      ? reply.callNotFound()
      : reply
          .type(TEXT)
          .header("cache-control", HOUR)
          .send(securityText(portalOrigin, config.securityContact, clock.now())),
  );

  app.get<{ Params: { site: string } }>(
    "/opensearch/:site.xml",
    { schema: { hide: true } },
    ofSite("opensearch", "application/opensearchdescription+xml; charset=utf-8", (site, origin) =>
      openSearchDescription(site, origin, hasDatabase),
    ),
  );

  app.get<{ Params: { site: string } }>(
    "/manifest/:site.webmanifest",
    { schema: { hide: true } },
    ofSite("manifest", "application/manifest+json; charset=utf-8", (site) => JSON.stringify(webManifest(site))),
  );
};
