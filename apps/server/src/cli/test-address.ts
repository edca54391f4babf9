import type { Language } from "@portal/core";
import { storedPath } from "@portal/domain/content";
import { createLocator } from "@portal/domain/loader";
import type { Kysely } from "kysely";
import { parseAddress } from "../content/old-addresses/pattern.ts";
import type { Database } from "../database/schema.ts";
import { findFormerAddress } from "../sources/database/former-addresses.ts";
import { findFile } from "../sources/database/files.ts";
import { loadPageRecords } from "../sources/database/page-records.ts";

interface TestedAddress {
  /** Where it leads, and whether something is there. */
  readonly says: string;
  readonly isFound: boolean;
}

/** Steps that are followed: an old address, an address that was published, the one address of a page. */
const MOST_STEPS = 4;

/** Follows an address as the portal answers it now. @returns a function of an address, also of one with its host */
export function createAddressTest(
  db: Kysely<Database>,
  ministry: Readonly<Record<Language, string>>,
): (address: string, signal: AbortSignal) => Promise<TestedAddress> {
  const source = {
    loadPageRecords: (...[request, context]: Parameters<Parameters<typeof createLocator>[0]["source"]["loadPageRecords"]>) =>
      loadPageRecords(db, request, context),
    findFormerAddress: (address: string, { asOf }: { readonly asOf: number }) => findFormerAddress(db, address, asOf),
  };
  const locate = createLocator({ source, defaultSites: ministry, reportMetadata: () => undefined });

  return async (given, signal) => {
    const asOf = Date.now();
    let address = given.replace(/^https?:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
    if (!address.startsWith("/")) address = `/${address}`;
    if (!parseAddress(address)) return { says: "is no address", isFound: false };
    const led: string[] = [];
    const says = (what: string): string => [...led.map((target) => `leads to ${target}`), what].join(", ");
    for (let step = 0; step <= MOST_STEPS; step += 1) {
      const path = storedPath(address);
      if (path !== undefined) {
        const isFound = (await findFile(db, path)) !== undefined;
        return { says: says(isFound ? "a file is there" : "no file is there"), isFound };
      }
      const located = await locate(address, { asOf, signal });
      if ("redirect" in located) {
        led.push(located.redirect);
        address = located.redirect.replace(/#.*$/s, "");
        continue;
      }
      if (located.status === 410) return { says: says("gone for good"), isFound: true };
      const isFound = located.status === 200;
      return { says: says(isFound ? "a public page is there" : led.length > 0 ? "no public page is there" : "leads nowhere"), isFound };
    }
    return { says: says("and on: too many steps"), isFound: false };
  };
}
