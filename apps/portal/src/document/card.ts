import { createHash } from "node:crypto";
import type { Language } from "@portal/core";
import { CARDS_SEGMENT, type PageCard, type PageModel } from "@portal/domain";
import { canonicalAddress, isIndexed } from "./links.ts";

/** Changes with how pictures are drawn: each picture then has another address. */
const DESIGN = 1;

const locales: Readonly<Record<Language, string>> = { vi: "vi-VN", en: "en-GB" };
const formats: Readonly<Record<Language, Intl.DateTimeFormatOptions>> = {
  vi: { day: "2-digit", month: "2-digit", year: "numeric" },
  en: { dateStyle: "long" },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make one takes longer than all else here, and each page that is drawn needs one. */
function formatterOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...formats[language], timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/** What the picture of a page says. Pages that no index lists have none. */
export function cardOf(page: PageModel, timeZone: string): PageCard | undefined {
  if (!isIndexed(page)) return undefined;
  const { site, language, article, question } = page;
  const at = article?.publishedAt ?? question?.askedAt;
  const date = at === undefined ? undefined : formatterOf(language, timeZone).format(new Date(at));
  const isHome = page.kind === "home";
  const text = {
    site: isHome ? (site.identity.organisation ?? "") : site.name,
    title: isHome ? site.name : (page.breadcrumb.at(-1)?.label ?? site.name),
    detail: date === undefined ? page.description : [page.category?.name ?? question?.field, date].filter(Boolean).join(" · "),
  };
  const hash = createHash("sha256")
    .update(JSON.stringify([DESIGN, text]))
    .digest("hex")
    .slice(0, 24);
  return { ...text, hash, address: `/${CARDS_SEGMENT}/${hash}.png?page=${encodeURIComponent(canonicalAddress(page))}` };
}
