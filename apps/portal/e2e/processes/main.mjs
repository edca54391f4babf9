/** The portal that the end-to-end tests visit, until it is asked to end: `PORT`, `DATA_DIR`, and `E2E_PROCESSES` behind the one address. */
import { findNode } from "../../../../scripts/lib/node.mjs";
import { ensureBuilt } from "../../../../scripts/lib/build.mjs";
import { startPortal } from "./portal-processes.ts";

await ensureBuilt(findNode());
const portal = await startPortal({ dataDir: process.env.DATA_DIR, port: Number(process.env.PORT) });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, () => void portal.stop().then(() => process.exit(0)));
