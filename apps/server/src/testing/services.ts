import { createServices, type Services, type ServicesOptions } from "../services.ts";
import { BACKGROUND_DELAY } from "../services/background.ts";
import { limitRules } from "../services/limits/rules.ts";
import type { Mailer } from "../services/mail/mailer.ts";
import type { Message } from "../services/mail/message.ts";

/** Keeps what is sent. */
export const mailerTo = (mailbox: Message[]): Mailer => ({
  send: async (message) => void mailbox.push(message),
  stopRetrying: () => undefined,
  close: () => undefined,
});

/** The services of a server under test: its mail goes nowhere unless the test keeps it. */
export const testServices = (options: Pick<ServicesOptions, "db"> & Partial<ServicesOptions>): Services =>
  createServices({
    administration: options.db,
    searches: options.db,
    clock: { now: Date.now },
    mailer: mailerTo([]),
    origin: "https://portal.example",
    config: { botCheckSiteKey: undefined, defaultSite: "btc", defaultSiteEn: "mof" },
    log: { error: () => undefined },
    delay: BACKGROUND_DELAY,
    rules: limitRules,
    ...options,
  });
