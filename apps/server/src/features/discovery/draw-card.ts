import type { PageCard } from "@portal/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { singleThread } from "../../services/single-thread.ts";

/** PNG. */
type CardPicture = Uint8Array<ArrayBuffer>;

export interface CardDrawer {
  /** @throws where it cannot be drawn, or too many others wait */
  draw(card: PageCard): Promise<CardPicture>;
  close(): Promise<void>;
}

/** Milliseconds for one picture; most take a fifth of a second. */
const TIMEOUT = 10_000;
/** Pictures that may wait. */
const QUEUE = 64;

/** Draws in a thread of its own, which holds 100 MB for its fonts and its text layout. */
export function cardDrawer(): CardDrawer {
  const script = new URL("./card-program.ts", import.meta.url);
  const thread = singleThread<PageCard, CardPicture>({ script, run: "drawCard", timeout: TIMEOUT, queue: QUEUE });
  return { draw: (card) => thread.run(card), close: () => thread.close() };
}

/** Pictures that are kept, of some 30 KB each: as many as all pages that anybody shared lately. */
const KEPT = 20_000;

/** Deletes the oldest. */
export const deleteOldCards = async (db: Kysely<Database>): Promise<void> => {
  const lastTooOld = db.selectFrom("card_picture").select("made_at").orderBy("made_at", "desc").offset(KEPT).limit(1);
  await db.deleteFrom("card_picture").where("made_at", "<=", lastTooOld).execute();
};

/** Draws once what the database keeps from then on, whoever asks. @param db undefined: nothing is kept */
export function keptCards(drawer: CardDrawer, db: Kysely<Database> | undefined): Pick<CardDrawer, "draw"> {
  if (!db) return drawer;
  return {
    async draw(card) {
      const kept = await db.selectFrom("card_picture").select("bytes").where("hash", "=", card.hash).executeTakeFirst();
      if (kept) return new Uint8Array(kept.bytes);
      const bytes = await drawer.draw(card);
      await db
        .insertInto("card_picture")
        .values({ hash: card.hash, bytes: Buffer.from(bytes) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return bytes;
    },
  };
}
