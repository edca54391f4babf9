import { readdir, readFile } from "node:fs/promises";
import { extname, join, posix, relative, sep } from "node:path";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { FinishedBody } from "../pages/cache/finished-body.ts";
import { encodingOf, sendBody } from "../pages/cache/send-body.ts";
import { joinedStyles } from "./joined-styles.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Forms that the build has made of a file stand beside it. */
const endings = { br: ".br", gzip: ".gz" } as const;
const isForm = (name: string): boolean => Object.values<string>(endings).includes(extname(name));

/** Of names that carry a hash of their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The portal's build: names in assets/ carry a hash of their content and never change; names in static/ stay. All of it is 6 MB and is kept in
 * memory, each file from when it is first asked for: a file from the disk takes this process nine times as long as a page from its cache.
 */
const plugin: FastifyPluginAsync<{ readonly clientDir: string }> = async (app, { clientDir }) => {
  await app.register(joinedStyles, { folder: join(clientDir, "assets") });
  await app.register(files, { root: clientDir, folder: "assets", cacheControl: IMMUTABLE });
  await app.register(files, {
    root: clientDir,
    folder: "static",
    cacheControl: "public, max-age=3600",
    // Asked for by programs that read no page.
    alsoAt: { "/favicon.ico": "favicon.ico" },
  });
};

interface FilesOptions {
  readonly root: string;
  readonly folder: string;
  readonly cacheControl: string;
  /** Files that stand at further paths, by these. */
  readonly alsoAt?: Readonly<Record<string, string>>;
}

/** Files of a build, below the name of their folder; `prefix` of `register` stands before it. */
export const files: FastifyPluginAsync<FilesOptions> = async (app, { root, folder, cacheControl, alsoAt = {} }) => {
  const paths = new Set(await list(join(root, folder)));
  const kept = new Map<string, Promise<FinishedBody>>();
  const read = async (path: string, type: string): Promise<FinishedBody> => {
    const file = join(root, folder, path);
    const forms = Object.entries(endings).filter(([, ending]) => paths.has(path + ending));
    return new FinishedBody({
      isShared: true,
      status: 200,
      body: new Uint8Array(await readFile(file)),
      forms: Object.fromEntries(await Promise.all(forms.map(async ([encoding, ending]) => [encoding, await readFile(file + ending)]))),
      headers: { "content-type": type },
      cacheControl: () => cacheControl,
    });
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const type = mediaTypes[extname(path)];
    // The page that says so has the headers of pages.
    if (type === undefined || !paths.has(path)) {
      reply.headers(app.securityHeaders).callNotFound();
      return reply;
    }
    let known = kept.get(path);
    if (known === undefined) {
      known = read(path, type);
      kept.set(path, known);
      known.catch(() => kept.delete(path));
    }
    const body = await known;
    const encoding = encodingOf(request, body);
    return sendBody(request, reply, body, { encoding, state: "none", position: undefined, now: 0 });
  };
  const route = { schema: { hide: true }, config: { isFile: true } };
  app.get<{ Params: { "*": string } }>(`/${folder}/*`, route, (request, reply) => send(request, reply, request.params["*"]));
  for (const [at, path] of Object.entries(alsoAt)) app.get(at, route, (request, reply) => send(request, reply, path));
};

/** All files below a folder, by their paths in it. */
async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, posix.sep));
  const unknown = paths.find((path) => !isForm(path) && mediaTypes[extname(path)] === undefined);
  if (unknown !== undefined) throw new Error(`${folder} has ${unknown}, whose media type is not known: add it to mediaTypes in assets.ts.`);
  return paths;
}

export const assets = fastifyPlugin(plugin, { name: "assets" });
