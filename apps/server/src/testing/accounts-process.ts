/** A server with a portal of one page, on DATABASE_URL. Tests run several and take each for a process of the portal. */
import { runPortal } from "./run-portal.ts";

runPortal({ leaseMs: 10_000 });
