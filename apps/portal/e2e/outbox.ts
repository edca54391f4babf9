/** What the server has mailed: without SMTP_URL it writes messages into DATA_DIR/outbox. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Messages to an address, the soft line breaks of their encoding taken out.
 * @param dataDir of a portal; omitted: of the one that all tests visit
 */
export function mailsTo(address: string, dataDir = process.env["E2E_DATA_DIR"] ?? ""): string[] {
  const outbox = join(dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  const all = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  const mails = all.map((name) => readFileSync(join(outbox, name), "utf8")).filter((mail) => mail.includes(`To: ${address}`));
  return mails.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
}
