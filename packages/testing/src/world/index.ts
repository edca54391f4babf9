/** A small portal in two languages: enough to fill every block of every layout. */
import type { Language } from "@portal/core";
import type { Fixture } from "../fixture.ts";
import { buildArticles, buildCategories } from "./build.ts";
import { enRoles, enTopics } from "./en-topics.ts";
import { samplePeople } from "./people.ts";
import { sampleSeries } from "./series.ts";
import type { Roles } from "./topic.ts";
import { viRoles, viTopics } from "./vi-topics.ts";

/** Slugs of the sample sites, by language. */
export const sampleSites: Readonly<Record<Language, string>> = { vi: "btc", en: "mof" };

export const sampleRoles: Readonly<Record<Language, Roles>> = { vi: viRoles, en: enRoles };

export const sampleWorld: Fixture = {
  sites: [
    { slug: "btc", name: "Cổng thông tin điện tử Bộ Tài chính", language: 1, counterpart: "mof" },
    { slug: "mof", name: "Ministry of Finance Portal", language: 2, counterpart: "btc" },
  ],
  categories: [...buildCategories(viTopics, "btc"), ...buildCategories(enTopics, "mof")],
  articles: [...buildArticles(viTopics, "btc", "vi"), ...buildArticles(enTopics, "mof", "en")],
  pages: [],
  series: sampleSeries,
  people: samplePeople,
};
