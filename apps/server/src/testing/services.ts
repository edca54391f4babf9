import { createServices, type Services, type ServicesOptions } from "../services.ts";

/** The services of a server under test: its mail goes nowhere unless the test keeps it. */
export const testServices = (options: Pick<ServicesOptions, "db"> & Partial<ServicesOptions>): Services =>
  createServices({
    mailer: { send: async () => undefined },
    origin: "https://portal.example",
    config: { botCheckSiteKey: undefined, defaultSite: "btc", defaultSiteEn: "mof" },
    log: { error: () => undefined },
    ...options,
  });
