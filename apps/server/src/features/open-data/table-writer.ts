import { singleThread, type SingleThread } from "../../services/single-thread.ts";
import type { FileToWrite } from "./table-program.ts";

/** Milliseconds for one file; ten thousand rows take a second. */
const TIMEOUT = 12_000;
/** Files that may wait. */
const QUEUE = 32;
/** Ten thousand rows take some fifty megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Writes files of open data, one after the other. */
export const tableWriter = (): SingleThread<FileToWrite, Uint8Array<ArrayBuffer>> =>
  singleThread({
    script: new URL("./table-program.ts", import.meta.url),
    run: "writeFile",
    timeout: TIMEOUT,
    queue: QUEUE,
    memory: MEMORY,
  });
