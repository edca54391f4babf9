import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { FileToWrite } from "./table-program.ts";

export interface TableWriter {
  /** @throws where it cannot be written, or too many others wait */
  write(file: FileToWrite): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Milliseconds for one file; ten thousand rows take a second. */
const TIMEOUT = 12_000;
/** Milliseconds after which the thread ends. */
const IDLE = 60_000;
/** Files that may wait. */
const QUEUE = 32;
/** Megabytes: ten thousand rows take some fifty. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Writes in a thread of its own, one file after the other. */
export function tableWriter(): TableWriter {
  const pool = new Piscina<FileToWrite, Uint8Array<ArrayBuffer>>({
    filename: fileURLToPath(new URL("./table-program.ts", import.meta.url)),
    name: "writeFile",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    maxQueue: QUEUE,
    recordTiming: false,
    resourceLimits: MEMORY,
    execArgv: ["--conditions=@portal/source"],
  });
  // A thread may break once more while it ends, and without a listener the process would end with it.
  pool.on("error", () => undefined);
  return {
    write: (file) => pool.run(file, { signal: AbortSignal.timeout(TIMEOUT) }),
    close: () => pool.close(),
  };
}
