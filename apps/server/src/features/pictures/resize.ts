import { type ChildProcess, fork } from "node:child_process";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { PictureFormat } from "@portal/domain";
import type { pictureLimits } from "./limits.ts";

interface ResizedPicture {
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** Pictures that take no fewer bytes than the original are left out: it is sent in their place. */
export type Resized = { readonly widest: number; readonly pictures: readonly ResizedPicture[] } | { readonly failure: string };

/** Of one picture and the process that reads it. */
export type PictureBounds = Omit<typeof pictureLimits, "bytes">;

/** What the process sends: that it can read pictures, then its answer. */
export type ResizingMessage = "ready" | Resized;

/** Code with which the process ends that has computed for too long, or taken too much memory. */
export const TOO_COMPLEX = 3;

const program = fileURLToPath(new URL("./resizing-program.ts", import.meta.url));

/** How native code ends that a picture broke. Other signals come from outside. */
const crashes: readonly (NodeJS.Signals | null)[] = ["SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGTRAP"];

/**
 * All sizes of one picture, made in a process of its own, which knows no setting of the portal. A picture that breaks it, or asks for too much of it, is
 * a failure.
 * @throws where the process cannot be started, is ended from outside, or does not come to an end on a busy machine: it may be tried again
 */
export async function resize(bytes: AsyncIterable<Buffer>, bounds: PictureBounds, signal: AbortSignal): Promise<Resized> {
  signal.throwIfAborted();
  const child = fork(program, [JSON.stringify(bounds)], {
    env: {},
    execArgv: ["--conditions=@portal/source"],
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
  try {
    return await answerOf(child, bytes, AbortSignal.any([signal, AbortSignal.timeout(bounds.milliseconds)]));
  } finally {
    child.kill("SIGKILL");
  }
}

const answerOf = (child: ChildProcess, bytes: AsyncIterable<Buffer>, stopped: AbortSignal): Promise<Resized> =>
  new Promise((resolve, reject) => {
    let isReady = false;
    stopped.addEventListener("abort", () => reject(stopped.reason as Error), { once: true });
    child.once("error", reject);
    child.on("message", (message: ResizingMessage) => {
      if (message !== "ready") return resolve(message);
      isReady = true;
      const { stdin } = child;
      // A process that has ended reads no more, and says so by its end.
      stdin?.on("error", () => undefined);
      if (stdin) Readable.from(bytes).on("error", reject).pipe(stdin);
    });
    child.once("exit", (code, endedBy) => {
      if (code === TOO_COMPLEX) resolve({ failure: "too-complex" });
      else if (isReady && (endedBy === null || crashes.includes(endedBy))) resolve({ failure: `ended by ${endedBy ?? code}` });
      else reject(new Error(`The process that makes sizes of pictures was ended by ${endedBy ?? code}.`));
    });
  });
