/** A small portal in two languages: enough to fill every block of every layout. */
import type { Language } from "@portal/core";
import type { Fixture } from "../fixture.ts";
import type { Roles } from "./topic.ts";
/** Slugs of the sample sites, by language. */
export declare const sampleSites: Readonly<Record<Language, string>>;
export declare const sampleRoles: Readonly<Record<Language, Roles>>;
export declare const sampleWorld: Fixture;
