import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Clock } from "../database/clock.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether this visitor has just written something: pages are drawn anew for them, from the database that took it. */
    hasJustWritten: boolean;
  }
  interface FastifyReply {
    /** Lets the visitor find what was just written. Needs `@fastify/cookie`. */
    rememberWrite(): Promise<void>;
  }
}

interface Key {
  readonly id: string;
  readonly key: KeyObject;
}

/** Keys that all processes have: another one may be asked next. */
interface WriteKeys {
  current(): Promise<Key>;
  find(id: string): Promise<KeyObject | undefined>;
}

interface OwnWritesOptions {
  readonly keys: WriteKeys;
  readonly clock: Clock;
  /** Whether visitors reach the portal by https. */
  readonly secure: boolean;
}

/** Seconds. */
const LASTS = 10;

/** End in milliseconds since 1970, id of the key, signature. */
const cookie = /(?:^|;\s*)(?:__Host-)?wrote=(\d{1,15})\.([\w-]{1,64})\.([\w-]{43})(?:;|$)/;

/** Of a text that no access token, signed with the same keys, can be: these have dots and no blanks. */
const sign = (key: KeyObject, end: string): Buffer => createHmac("sha256", key).update(`own write ${end}`).digest();

/**
 * A cookie of ten seconds after each visitor's own write. It is signed: a page that is drawn for one visitor costs hundreds of kept ones, and
 * only a write, whose number is limited, gives the right to it.
 */
const plugin: FastifyPluginAsync<OwnWritesOptions> = async (app, { keys, clock, secure }) => {
  const isSigned = async ([, end = "", id = "", signature = ""]: RegExpExecArray): Promise<boolean> => {
    const left = Number(end) - clock.now();
    if (left <= 0 || left > LASTS * 1000) return false;
    const key = await keys.find(id);
    return key !== undefined && timingSafeEqual(sign(key, end), Buffer.from(signature, "base64url"));
  };
  app.decorateRequest("hasJustWritten", false);
  app.addHook("onRequest", (request, _reply, next) => {
    // By the header alone: a finished page is found before cookies are read.
    const { cookie: header } = request.headers;
    const found = header === undefined ? null : cookie.exec(header);
    if (!found) return next();
    // Fastify waits for a promise as for `next`. Without the keys no one's right can be seen: they get what all get.
    const seen = isSigned(found).catch(() => false);
    return seen.then((isOwn) => void (request.hasJustWritten = isOwn));
  });
  app.decorateReply("rememberWrite", async function (this: FastifyReply) {
    const end = String(Math.floor(clock.now()) + LASTS * 1000);
    try {
      const { id, key } = await keys.current();
      const value = `${end}.${id}.${sign(key, end).toString("base64url")}`;
      this.setCookie(secure ? "__Host-wrote" : "wrote", value, { path: "/", maxAge: LASTS, httpOnly: true, sameSite: "lax", secure });
    } catch (error) {
      // What was written is written.
      this.request.log.warn({ err: error }, "A visitor's own write cannot be remembered just now");
    }
  });
};

export const ownWrites = fastifyPlugin(plugin, { name: "own-writes" });

/** Of this process alone, for a portal without a database. */
export function processKeys(): WriteKeys {
  const only: Key = { id: "process", key: createSecretKey(randomBytes(32)) };
  return { current: async () => only, find: async (id) => (id === only.id ? only.key : undefined) };
}
