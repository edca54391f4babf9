import pLimit from "p-limit";
import type { FileToView, FileViews } from "../../sources/database/content/files.ts";
import type { PreparedFile } from "@portal/domain";
import { prepareView } from "../../services/files/prepare.ts";

/** Characters of JSON that are kept: some 16 MB. */
const CACHE_LENGTH = 8_000_000;
/** Files that may wait while one is read; the others are asked for again by their next visitor. */
const QUEUE = 20;

/** Milliseconds after a failure until the file is tried again: a view must not start a worker each time. */
const FAILURE_MEMORY = 5 * 60_000;
/** Failures that are remembered; the oldest are forgotten first. */
const FAILURES = 500;
const failed: PreparedFile = { kind: "refused", reason: "failed", found: undefined };

/** Reads each file once, one at a time, and remembers what came of it by content and name. */
export function createFileViews(options: { readonly onError: (error: unknown) => void; readonly prepare?: typeof prepareView }): FileViews {
  const prepare = options.prepare ?? prepareView;
  const done = new Map<string, { readonly view: PreparedFile; readonly length: number }>();
  const running = new Map<string, Promise<PreparedFile>>();
  /** When each failure is forgotten. */
  const failures = new Map<string, number>();
  let kept = 0;
  const oneAtATime = pLimit(1);

  const remember = (key: string, view: PreparedFile): void => {
    const { length } = JSON.stringify(view);
    done.set(key, { view, length });
    kept += length;
    for (const [oldest, { length: freed }] of done) {
      if (kept <= CACHE_LENGTH) break;
      done.delete(oldest);
      kept -= freed;
    }
  };

  const rememberFailure = (key: string): void => {
    failures.set(key, Date.now() + FAILURE_MEMORY);
    const [oldest] = failures.keys();
    if (failures.size > FAILURES && oldest !== undefined) failures.delete(oldest);
  };

  const hasFailed = (key: string): boolean => {
    const until = failures.get(key);
    if (until !== undefined && until <= Date.now()) failures.delete(key);
    return failures.has(key);
  };

  const start = (key: string, file: FileToView): Promise<PreparedFile> => {
    const work = oneAtATime(async () => {
      try {
        const view = await prepare(file);
        remember(key, view);
        return view;
      } catch (error) {
        options.onError(error);
        rememberFailure(key);
        return failed;
      } finally {
        running.delete(key);
      }
    });
    running.set(key, work);
    return work;
  };

  return {
    async view(file, waitMs) {
      // The name counts too: it decides whether a file is what it says.
      const key = `${file.sha256} ${file.fileName.toLowerCase()}`;
      const known = done.get(key);
      if (known) {
        done.delete(key);
        done.set(key, known);
        return known.view;
      }
      if (hasFailed(key)) return failed;
      if (!running.has(key) && running.size >= QUEUE) return undefined;
      return within(running.get(key) ?? start(key, file), waitMs);
    },
  };
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
