/** Reads the words of all files and makes the sizes of all pictures in the database of DATA_DIR, beside a running server, which would do so by and by. */
import { setTimeout as wait } from "node:timers/promises";
import { createDb } from "../database/db.ts";
import { openDatabase } from "../database/open.ts";
import { readWaitingFiles } from "../features/file-texts/read-waiting-files.ts";
import { resizeWaitingPictures } from "../features/pictures/resize-waiting-pictures.ts";
import { silentLog } from "../services/log.ts";

const database = await openDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? "" }, { role: "client", log: silentLog });
const options = { db: createDb(database.pool), log: silentLog };
const { signal } = new AbortController();
const finishing = [readWaitingFiles, resizeWaitingPictures].map(async (finish) => {
  // The server may be at it.
  while ((await finish(options, signal)) === undefined) await wait(100);
});
await Promise.all(finishing);
await database.close();
