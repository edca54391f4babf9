import { createHmac, randomBytes } from "node:crypto";
import type { Language } from "@portal/core";
import type { Challenge } from "altcha-lib";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { BoundedQueue } from "../../services/bounded-queue.ts";
import type { CaptchaKind } from "../../database/submission-tables.ts";
import { codeOf, hashId, normalizeAnswer, seedOf } from "./code.ts";
import { drawPicture } from "./picture.ts";
import { createProof, provedWork } from "./proof-of-work.ts";
import { randomFrom } from "./seeded-random.ts";
import { speak } from "./sound.ts";

/** One of the two: characters of the picture or digits of the sound, or a proof of work. */
export interface CaptchaAnswer {
  readonly text?: string | undefined;
  readonly proof?: string | undefined;
}

/** Nothing is drawn any more for an id that was tried this often, or drawn this often. */
export class CaptchaExhausted extends Error {
  constructor() {
    super("This check was tried too often; load the page with the form again.");
  }
}

export interface Captcha {
  /** A new picture: what an earlier one of the id showed no longer counts. @throws CaptchaExhausted, Busy */
  picture(id: string): Promise<Buffer>;
  /** The same sound until it is answered: players ask for it in parts. @throws CaptchaExhausted, Busy */
  sound(id: string, language: Language): Promise<Buffer>;
  /** @param form - the only one that the solution is good for @param work - multiple of the least @throws CaptchaExhausted, Busy */
  challenge(id: string, form: string, work: number): Promise<Challenge>;
  /**
   * Right once at most. Any answer uses up everything that was drawn for the id.
   * @returns what it is worth, as a multiple of the least work (what a person read from the picture or the sound is worth 1); 0 where it is wrong
   */
  verify(id: string, answer: CaptchaAnswer, form: string): Promise<number>;
}

/** Long forms take their time (WCAG 2.2.1), and what was typed stays when it has passed. */
const EXPIRY_MINUTES = 60;
const MAX_TRIES = 10;
const MAX_DRAWN = 60;
/** One drawing in so many clears what has expired. */
const CLEAR_EVERY = 50;

export interface CaptchaOptions {
  readonly db: Kysely<Database>;
  /** Of pictures, sounds and challenges together. */
  readonly queue: Pick<BoundedQueue, "run">;
  /**
   * BOT_CHECK_SITE_KEY: everything that is asked, and every challenge's signature, is keyed with it, so that what was solved on one host
   * is worth nothing on another that shares the database under another key.
   */
  readonly siteKey: string | undefined;
}

/** The check against robots, shared by all processes of a database that have the same site key. */
export function createCaptcha({ db, queue, siteKey }: CaptchaOptions): Captcha {
  let reading: Promise<Buffer> | undefined;
  let draws = 0;

  const secret = (): Promise<Buffer> => {
    reading ??= db
      .selectFrom("captcha_secret")
      .select("secret")
      .executeTakeFirstOrThrow()
      .then((row) => (siteKey === undefined ? row.secret : createHmac("sha256", row.secret).update(siteKey).digest()))
      .catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
    return reading;
  };

  const draw = async (id: Buffer, kind: CaptchaKind) => {
    draws += 1;
    if (draws % CLEAR_EVERY === 0) await sql`delete from captcha where expires_at < now()`.execute(db);
    const { rows } = await sql<{ drawn: number; expires_at: Date }>`
      insert into captcha (id, kind, drawn, open, expires_at) values (${id}, ${kind}, 1, true, now() + ${EXPIRY_MINUTES} * interval '1 minute')
      on conflict (id, kind) do update set open = true, expires_at = excluded.expires_at,
        drawn = captcha.drawn + case when captcha.kind = 'sound' and captcha.open then 0 else 1 end
        where captcha.drawn < ${MAX_DRAWN} and captcha.tries < ${MAX_TRIES}
      returning drawn, expires_at`.execute(db);
    const [row] = rows;
    if (!row) throw new CaptchaExhausted();
    return { drawn: row.drawn, expiresAt: row.expires_at, seed: seedOf(await secret(), kind, id, row.drawn) };
  };

  return {
    picture: (id) =>
      queue.run(async () => {
        const { seed } = await draw(hashId(id), "picture");
        return drawPicture(codeOf(seed, "picture"), randomFrom(randomBytes(16)));
      }),

    sound: (id, language) =>
      queue.run(async () => {
        const { seed } = await draw(hashId(id), "sound");
        return speak(codeOf(seed, "sound"), language, randomFrom(seed));
      }),

    challenge: (id, form, work) =>
      queue.run(async () => {
        const hash = hashId(id);
        const { drawn, expiresAt } = await draw(hash, "proof");
        return createProof({ secret: await secret(), id: hash, drawn, form }, work, expiresAt);
      }),

    async verify(id, { text, proof }, form) {
      const hash = hashId(id);
      // Locked first: of answers that come together, one finds them open.
      const { rows } = await sql<{ kind: CaptchaKind; drawn: number }>`
        with open as materialized (
          select kind, drawn from captcha where id = ${hash} and open and expires_at > now() order by kind for update)
        update captcha c set open = false, tries = c.tries + 1 from open where c.id = ${hash} and c.kind = open.kind
        returning open.kind, open.drawn`.execute(db);
      const key = await secret();
      for (const { kind, drawn } of rows) {
        if (kind === "proof") {
          const work = proof ? await provedWork(proof, { secret: key, id: hash, drawn, form }) : 0;
          if (work > 0) return work;
        } else if (text && normalizeAnswer(text) === codeOf(seedOf(key, kind, hash, drawn), kind)) return 1;
      }
      return 0;
    },
  };
}
