import type { Language } from "@portal/core";
import { defineQuery } from "./define-query.ts";

/** A site of the portal as other sites point to it. */
export interface SiteCard {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly language: Language;
  readonly logo: string;
  readonly organisation: string | undefined;
}

/** All sites of the portal. */
export const sites = defineQuery({
  kind: "sites",
  value: { description: "All sites of the portal.", type: "boolean" },
  plan: (isWanted) => (isWanted ? { key: "sites", fields: {}, tags: ["sites"] } : undefined),
  read: (result: readonly SiteCard[]) => result,
});
