/** A process of its own that prepares the files it is given, and prints how much memory that took. */
import { open } from "node:fs/promises";
import { basename } from "node:path";
import type { PreparedFile } from "@portal/domain";
import { prepareView } from "../services/files/prepare.ts";

const before = process.resourceUsage().maxRSS;
const views: PreparedFile[] = [];
for (const path of process.argv.slice(2)) {
  const handle = await open(path);
  const { size } = await handle.stat();
  views.push(
    await prepareView({
      fileName: basename(path),
      size,
      read: async (start, length) => (await handle.read({ buffer: new Uint8Array(length), position: start, length })).buffer,
    }),
  );
  await handle.close();
}
// maxRSS is in kilobytes.
process.stdout.write(JSON.stringify({ megabytes: (process.resourceUsage().maxRSS - before) / 1024, views }));
