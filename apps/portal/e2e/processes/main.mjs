/** The portal that the end-to-end tests visit, until it is asked to end: `PORT`, `E2E_DATA_DIR`, and `E2E_PROCESSES` behind the one address. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNode } from "../../../../scripts/lib/node.mjs";
import { ensureBuilt } from "../../../../scripts/lib/build.mjs";
import { startPortal } from "./portal-processes.ts";
import { copyPrepared, prepareFolder } from "./prepared-folder.ts";

const { E2E_DATA_DIR: dataDir, PORT } = process.env;
// Without a folder, the data would be written into the checkout.
if (!dataDir) throw new Error("E2E_DATA_DIR is not set: name the folder that takes the data of this portal.");
await ensureBuilt(findNode());
await prepareFolder();
// A folder of an earlier run is kept as it is.
if (!existsSync(join(dataDir, "postgres"))) copyPrepared(dataDir);
const portal = await startPortal({ dataDir, port: Number(PORT) });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, () => void portal.stop().then(() => process.exit(0)));
