import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ADMINISTRATION_SEGMENT } from "@portal/domain";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { files, IMMUTABLE } from "./assets.ts";

const prefix = `/${ADMINISTRATION_SEGMENT}`;

/**
 * As for visitors, but for frames, which are previews, and for policies of Trusted Types: one of ProseMirror, which reads what is pasted, and one that reads
 * stored HTML for it (`apps/admin/src/rich-text/parse-html.ts`); both read into documents in which nothing runs.
 */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types ProseMirrorClipboard portal-rich-text",
].join("; ");

export interface AdministrationAppOptions {
  readonly adminDir: string;
  /** In which times are shown and entered. */
  readonly timeZone: string;
}

/**
 * The administrators' application: one document for all its addresses, asked for anew each time, and its files. What it shows comes from calls.
 * @throws where it is not built
 */
export const administrationApp: FastifyPluginAsync<AdministrationAppOptions> = async (app, { adminDir, timeZone }) => {
  const built = await readFile(join(adminDir, "index.html"), "utf8").catch((cause: unknown) => {
    throw new Error("The administrators' application is not built; run `npm run build` and start again.", { cause });
  });
  const html = built.replace("<html", `<html data-time-zone="${timeZone}"`);
  await app.register(files, { root: adminDir, prefix, folder: "assets", cacheControl: IMMUTABLE });
  const send = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .headers({ "content-security-policy": policy, "cache-control": "no-cache", "x-robots-tag": "noindex" })
      .type("text/html; charset=utf-8")
      .send(html);
  app.get(prefix, { schema: { hide: true } }, send);
  app.get(`${prefix}/*`, { schema: { hide: true } }, send);
};
