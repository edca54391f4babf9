import { CARDS_SEGMENT, type Loaded, pageAddress, type PageCard, type PageModel, type Portal, PRINTED_ADDRESS_PATH } from "@portal/domain";
import type { FastifyPluginAsync } from "fastify";
import type { Kysely } from "kysely";
import type { Clock } from "../../database/clock.ts";
import type { Database } from "../../database/schema.ts";
import { fixEscapes } from "../../plugins/fix-escapes.ts";
import { cachedAnswers } from "../../pages/cache/answer-from-cache.ts";
import type { Drawn } from "../../pages/cache/body-cache.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import { FinishedBody } from "../../pages/cache/finished-body.ts";
import { drawnText } from "../../pages/cache/answer-text.ts";
import { endOf } from "../../pages/caching.ts";
import { pathOf } from "../../pages/path.ts";
import type { FairQueue } from "../../services/fair-queue.ts";
import { networkOf } from "../../services/limits/network.ts";
import { printedAddress } from "./printed-address.ts";
import { cardDrawer, keptCards } from "./draw-card.ts";

export interface CardRoutesOptions {
  readonly portal: Pick<Portal, "load" | "card">;
  /** Where drawn pictures are kept; undefined: nowhere but with the pages. */
  readonly db: Kysely<Database> | undefined;
  readonly cache: ContentCache;
  readonly clock: Clock;
  /** In which those wait that are not kept. */
  readonly queue: FairQueue;
}

interface CardRequest {
  Params: { hash: string };
  Querystring: { page?: string };
}

/** The picture that stands for a page where somebody shares its address: of each page that everybody may read, and of no other. */
export const cardRoutes: FastifyPluginAsync<CardRoutesOptions> = async (app, { portal, db, cache, clock, queue }) => {
  const drawer = cardDrawer();
  app.addHook("onClose", () => drawer.close());
  const cards = keptCards(drawer, db);
  const answers = cachedAnswers(cache, clock);

  app.get<CardRequest>(
    `/${CARDS_SEGMENT}/:hash.png`,
    { schema: { hide: true, querystring: querystring(2048) } },
    async (request, reply) => {
      const address = addressIn(request.query);
      const asked = `/${CARDS_SEGMENT}/${request.params.hash}.png?page=${encodeURIComponent(address)}`;
      return answers.answer(request, reply, asked, (signal) =>
        queue.run(
          async () => {
            const page = publicPage(await portal.load(address, { signal }));
            const card = page && portal.card(page);
            if (!page || !card) return drawnText(undefined);
            if (card.address !== asked) return redirect(card);
            return drawnText({ text: await cards.draw(card), type: "image/png", tags: page.tags, freshUntil: endOf(page) });
          },
          { network: networkOf(request.ip), signal },
        ),
      );
    },
  );

  // Of any address of the portal: what is there is not looked at.
  app.get<CardRequest>(
    PRINTED_ADDRESS_PATH,
    { schema: { hide: true, querystring: querystring(MOST_PRINTED) } },
    async ({ portalOrigin, query }, reply) =>
      portalOrigin === ""
        ? reply.callNotFound()
        : reply
            .type("image/svg+xml")
            .header("cache-control", "public, max-age=86400")
            .send(printedAddress(portalOrigin + addressIn(query))),
  );
};

/** Characters of a path on paper: a code that is read from some distance holds no more. */
const MOST_PRINTED = 1000;

const querystring = (maxLength: number) => ({ type: "object", properties: { page: { type: "string", maxLength } } }) as const;

const addressIn = ({ page = "" }: CardRequest["Querystring"]): string => pageAddress(pathOf(fixEscapes(page)));

const publicPage = (loaded: Loaded): PageModel | undefined => ("page" in loaded ? loaded.page : undefined);

/** To what the page's picture says now; not kept, as anybody may ask for any hash. */
function redirect({ address }: PageCard): Drawn<FinishedBody> {
  const body = new FinishedBody({ isShared: true, status: 302, body: "", headers: { location: address }, cacheControl: () => "no-store" });
  return { body, size: body.size, shared: { kept: false, tags: [], freshUntil: undefined } };
}
