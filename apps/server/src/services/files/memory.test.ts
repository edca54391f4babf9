import { execFile } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { hostileFiles } from "./testing/hostile.ts";
import type { PreparedFile } from "@portal/domain";
import type { StoredFile } from "./prepare.ts";
import { storedZip } from "./stored-zip.ts";
import { paragraph, stored, wordParts } from "./testing/files.ts";

interface Measured {
  readonly megabytes: number;
  readonly views: readonly PreparedFile[];
}

/** The files on disk, those of 200 MB as holes, prepared one after the other by a process that did nothing else. */
async function measure(files: readonly StoredFile[]): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "portal-viewers-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = await Promise.all(
    files.map(async (file, index) => {
      const path = join(folder, `${index}${file.fileName}`);
      const handle = await open(path, "w");
      const whole = Math.min(file.size, 12 * 1024 * 1024);
      await handle.write(await file.read(0, whole));
      await handle.truncate(file.size);
      await handle.close();
      return path;
    }),
  );
  const script = join(import.meta.dirname, "../../testing/viewers-process.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--conditions=@portal/source", script, ...paths]);
  return JSON.parse(stdout) as Measured;
}

const worst = [
  "zip bomb, 60 MB in 60 KB",
  "zip bomb whose directory claims 1 KB",
  "Word file, truncated",
  "Excel file named .docx",
  "Word file of 200 MB",
  "PDF of 200 MB",
  "Word file that is more than the worker's memory",
  "Excel file whose only cell is the last of 16,384 columns and a million rows",
];

test.each(hostileFiles.filter(({ name }) => worst.includes(name)))(
  "$name takes at most 100 MB",
  { timeout: 60_000 },
  async ({ file, reason }) => {
    const { megabytes, views } = await measure([file()]);
    expect(views).toMatchObject([{ kind: "refused", reason }]);
    expect(megabytes).toBeLessThanOrEqual(100);
  },
);

test("honest files as large as they may be take at most 100 MB", async () => {
  const parts = wordParts(Array.from({ length: 3000 }, (_, index) => paragraph(`Đoạn ${index}: ${"văn bản mẫu ".repeat(12)}`)).join(""));
  parts.set("word/media/anh.jpeg", Buffer.alloc(6 * 1024 * 1024, "anh mẫu"));
  const { megabytes, views } = await measure([stored("dai.docx", storedZip(parts))]);
  expect(views).toMatchObject([{ kind: "word" }]);
  expect(megabytes).toBeLessThanOrEqual(100);
});
