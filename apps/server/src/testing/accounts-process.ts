/** A server with accounts and a portal of one page, on DATABASE_URL. Tests run several and take each for a process of the portal. */
import { createAccounts } from "../accounts/accounts.ts";
import { runPortal } from "./run-portal.ts";

const mailer = { send: async () => undefined };

runPortal({ leaseMs: 10_000, accountsOf: (db, log) => createAccounts({ db, mailer, origin: "https://portal.example", log }) });
