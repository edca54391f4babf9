import { notFetchedAhead, queriesFetchedAhead, searchLinks, serverSegments } from "@portal/domain";
import type { FastifyPluginAsync } from "fastify";

const PATH = "/static/speculation-rules.json";

/** Of every document: where browsers find which pages they may fetch before a reader asks for them. */
export const SPECULATION_RULES_HEADER = `"${PATH}"`;

/** What isFetchedAhead says, in patterns, for links of pages that the program does not serve yet: it fetches less, the model alone. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          // Relative to the page: of this origin.
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                ...serverSegments.flatMap((segment) => [`/${segment}`, `/${segment}/*`]),
                "/*.*",
                ...notFetchedAhead,
                ...Object.values(searchLinks).map((name) => `/*/${name}`),
              ],
            },
          },
          { or: [{ not: { href_matches: "/*\\?(.+)" } }, { href_matches: queriesFetchedAhead.map((name) => `/*\\?${name}=([^&]*)`) }] },
          { selector_matches: ":root:not([data-hydrated]) a:not([download])" },
        ],
      },
      // When the pointer rests on a link, or presses it.
      eagerness: "moderate",
    },
  ],
};

const body = JSON.stringify(rules);

/** The rules as a file. Documents are the same for everybody, so it is here that a reader who saves data is told of none. */
export const speculationRules: FastifyPluginAsync = async (app) => {
  app.get(PATH, { schema: { hide: true }, config: { isFile: true } }, async (request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .header("vary", "save-data")
      .type("application/speculationrules+json")
      .send(request.headers["save-data"] === "on" ? "{}" : body),
  );
};
