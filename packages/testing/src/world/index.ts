/** A small portal in two languages: enough to fill every block of every layout. */
import type { Language, SiteIdentity } from "@portal/core";
import type { Fixture } from "../fixture.ts";
import { buildArticles, buildCategories } from "./build.ts";
import { enRoles, enTopics } from "./en-topics.ts";
import { sampleFeed, sampleFiles } from "./files.ts";
import { samplePages, sampleQuestions } from "./fixed-pages.ts";
import { samplePeople } from "./people.ts";
import { sampleSeries } from "./series.ts";
import type { Roles } from "./topic.ts";
import { viRoles, viTopics } from "./vi-topics.ts";

/** Slugs of the sample sites, by language. */
export const sampleSites: Readonly<Record<Language, string>> = { vi: "btc", en: "mof" };

export const sampleRoles: Readonly<Record<Language, Roles>> = { vi: viRoles, en: enRoles };

/** Who runs the sample sites, and how to reach them. */
export const sampleIdentity: Readonly<Record<Language, SiteIdentity>> = {
  vi: {
    organisation: "Bộ Tài chính (trang minh họa)",
    address: "Số 1 phố Mẫu, phường Minh Họa, Hà Nội",
    phone: "(024) 0000 0000",
    email: "lienhe@example.org",
    openingHours: "Thứ Hai đến thứ Sáu, 8:00–11:30 và 13:30–17:00",
    responsible: "Ban Biên tập Cổng thông tin điện tử",
  },
  en: {
    organisation: "Ministry of Finance (sample site)",
    address: "1 Sample Street, Hanoi",
    phone: "(024) 0000 0000",
    email: "contact@example.org",
    openingHours: "Monday to Friday, 8:00–11:30 and 13:30–17:00",
    responsible: "Editorial board of the portal",
  },
};

export const sampleWorld: Fixture = {
  sites: [
    { slug: "btc", name: "Cổng thông tin điện tử Bộ Tài chính", language: 1, counterpart: "mof" },
    { slug: "mof", name: "Ministry of Finance Portal", language: 2, counterpart: "btc" },
  ],
  categories: [...buildCategories(viTopics, "btc"), ...buildCategories(enTopics, "mof")],
  articles: [...buildArticles(viTopics, "btc", "vi"), ...buildArticles(enTopics, "mof", "en")],
  pages: samplePages,
  series: sampleSeries,
  people: samplePeople,
  questions: sampleQuestions,
  files: sampleFiles,
  feed: sampleFeed,
};
