import type { Language, MenuItemRecord } from "@portal/core";
import { ministryPages } from "@portal/domain";
import { sampleRoles, sampleSites } from "./fixture/index.ts";

const labels: Readonly<
  Record<
    Language,
    {
      readonly home: string;
      readonly news: string;
      readonly lead: string;
      readonly press: string;
      readonly documents: string;
      readonly drafts: string;
    }
  >
> = {
  vi: { home: "Trang chủ", news: "Tin tức", lead: "Tin nổi bật", press: "Thông cáo báo chí", documents: "Văn bản", drafts: "Lấy ý kiến" },
  en: { home: "Home", news: "News", lead: "Top stories", press: "Press releases", documents: "Documents", drafts: "Consultations" },
};

/** A menu with a submenu, in the order of its entries. */
export function sampleMenu(language: Language): MenuItemRecord[] {
  const { home, news, lead, press, documents, drafts } = labels[language];
  const roles = sampleRoles[language];
  const site = `/${sampleSites[language]}`;
  const entry = (order: number, label: string, slug: string): MenuItemRecord => ({ path: `${site}/${slug}`, label, order });
  return [
    { path: ministryPages[language].home, label: home, order: 0 },
    { ...entry(1, news, roles.listing), children: [entry(0, lead, roles.lead), entry(1, press, roles.press)] },
    entry(2, documents, roles.documents),
    entry(3, drafts, roles.drafts),
  ];
}
