import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { JOINED_STYLES, splitStyles } from "@portal/domain";
import type { FastifyPluginAsync } from "fastify";
import { LRUCache } from "lru-cache";
import { FinishedBody } from "../pages/cache/finished-body.ts";
import { encodingOf, sendBody } from "../pages/cache/send-body.ts";

/** More than any page has: the home, which has most views, has 16. */
const MAX_SHEETS = 64;
/** Of what was joined; anyone may ask for sheets that no page has together. */
const KEPT_BYTES = 4 * 1024 * 1024;

/** Style sheets of the portal's build, several in one answer: see joinStyles. */
export const joinedStyles: FastifyPluginAsync<{ readonly folder: string }> = async (app, { folder }) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const files = new Map(names.map((name) => [`/assets/${name}`, join(folder, name)]));
  const kept = new LRUCache<string, FinishedBody>({ maxSize: KEPT_BYTES, sizeCalculation: ({ size }) => size });

  app.get<{ Params: { "*": string } }>(
    `${JOINED_STYLES}*`,
    { schema: { hide: true }, config: { isFile: true } },
    async (request, reply) => {
      const address = JOINED_STYLES + request.params["*"];
      const sheets = splitStyles(address);
      const paths: readonly (string | undefined)[] = sheets.map((sheet) => files.get(sheet));
      if (paths.length > MAX_SHEETS || new Set(sheets).size < sheets.length || !isWhole(paths))
        return reply.headers(app.securityHeaders).callNotFound();
      let body = kept.get(address);
      if (body === undefined) {
        body = finish((await Promise.all(paths.map((path) => readFile(path, "utf8")))).join("\n"));
        kept.set(address, body);
      }
      const encoding = encodingOf(request, body);
      if (encoding !== undefined) {
        await body.encode(encoding);
        body.improve(encoding);
      }
      return sendBody(request, reply, body, { encoding, state: "none", position: undefined, now: 0 });
    },
  );
};

const isWhole = (paths: readonly (string | undefined)[]): paths is readonly string[] => paths.length > 0 && !paths.includes(undefined);

const finish = (css: string): FinishedBody =>
  new FinishedBody({
    isShared: true,
    status: 200,
    body: css,
    headers: { "content-type": "text/css; charset=utf-8" },
    // The address names each file with a hash of its content.
    cacheControl: () => "public, max-age=31536000, immutable",
  });
