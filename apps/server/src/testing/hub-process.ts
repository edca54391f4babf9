/** A server with a portal of one page, on DATABASE_URL; its lease lasts LEASE_MS. Tests kill, stop and resume it. */
import { runPortal } from "./run-portal.ts";

runPortal({ leaseMs: Number(process.env["LEASE_MS"]) });
