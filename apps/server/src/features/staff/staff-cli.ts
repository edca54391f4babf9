/** `npm run staff`: what only who holds the server may do for a member of staff, beside a running server or without one. */
import { parseArgs } from "node:util";
import { readConfig } from "../../config/config.ts";
import { StartupError } from "../../config/startup-error.ts";
import { createDb } from "../../database/db.ts";
import { migrateToLatest } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open.ts";
import { silentLog } from "../../services/log.ts";
import { printable } from "../../services/printable.ts";
import { resetSecondFactor } from "./second-factor/reset.ts";

const usage = `Helps a member of staff who cannot sign in (docs/operations.md).

  npm run staff -- reset-second-factor EMAIL

  reset-second-factor  removes the account's authenticator, passkeys and recovery codes and ends its sessions;
                       its next sign-in, with the password, sets a second factor up anew

Exit code: 0 done, 1 no such account, 2 nothing could be done.
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) return write(usage, 0);
  const [command, email, extra] = positionals;
  if (command !== "reset-second-factor" || email === undefined || extra !== undefined)
    throw new StartupError(`Say reset-second-factor and one address.\n\n${usage}`);
  const opened = await openDatabase(readConfig(process.env), { role: "client", log: silentLog, signal: new AbortController().signal });
  const db = createDb(opened.pool);
  try {
    await migrateToLatest(db);
    return (await resetSecondFactor(db, email))
      ? write(`${printable(email)} has no second factor any more, and is signed out everywhere.\n`, 0)
      : write(`There is no account ${printable(email)}.\n`, 1);
  } finally {
    await opened.close();
  }
}

function write(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
