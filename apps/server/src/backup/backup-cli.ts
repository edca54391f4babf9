/** `npm run backup`: a whole copy of the portal's data, beside a running server or without one. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config/config.ts";
import { createDb } from "../database/db.ts";
import { migrateToLatest } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { VERSION } from "../process/version.ts";
import { silentLog } from "../services/log.ts";
import { located, runCommand, showProgress } from "./command.ts";
import { makeBackup } from "./make-backup.ts";
import { protectionOf } from "./sealing.ts";
import { prune } from "./prune.ts";
import { verifyBackup } from "./verify-backup.ts";

const usage = `Makes a backup of the whole portal while it serves (docs/operations.md).

  npm run backup -- [FOLDER] [--verify]

  FOLDER     folder of all backups; DATA_DIR/backups unless given
  --verify   restores the backup into a database of its own, compares every row, and drops it again

BACKUP_KEY (32 bytes in base64) encrypts it. BACKUP_KEEP removes older ones, as in 7,4,12: days, weeks, months.
Exit code: 0 done, 2 nothing could be done, or the backup is not good.
`;

runCommand(usage, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) return usage;
  const config = readConfig(process.env);
  const folder = positionals[0] === undefined ? join(config.dataDir, "backups") : located(positionals[0]);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const opened = await openDatabase(config, { role: "client", log: silentLog, signal });
  try {
    await migrateToLatest(createDb(opened.pool));
    const at = performance.now();
    const client = await opened.pool.connect();
    const progress = showProgress();
    const { path, manifest } = await makeBackup({
      client,
      folder,
      key: config.backupKey,
      release: VERSION,
      signal,
      onProgress: (share, table) => progress.show(share, table),
    }).finally(() => {
      client.release();
      progress.clear();
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const lines = [`${rows} rows of ${manifest.tables.length} tables written to ${path} in ${secondsSince(at)} s`];
    if (values.verify) {
      const from = performance.now();
      await verifyBackup(opened.connectionString, {
        folder: path,
        manifest,
        protection: protectionOf(config.backupKey, manifest.id),
        signal,
        onProgress: (share, table) => progress.show(share, `verifying ${table}`),
      }).finally(() => progress.clear());
      lines.push(`Verified: restored and compared row by row in ${secondsSince(from)} s`);
    }
    if (config.backupKeep) for (const name of await prune(folder, config.backupKeep)) lines.push(`Removed ${name}`);
    return `${lines.join("\n")}\n`;
  } finally {
    await opened.close();
  }
});

const secondsSince = (at: number): string => ((performance.now() - at) / 1000).toFixed(1);
