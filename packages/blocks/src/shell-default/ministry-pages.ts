import type { Language } from "@portal/core";

/** Fixed ministry pages that the footer leads to (specification §2.1). */
export const ministryPages: Readonly<Record<Language, { readonly sitemap: string; readonly contact: string }>> = {
  vi: { sitemap: "/btc/so-do-trang-website", contact: "/btc/thong-tin-lien-he" },
  en: { sitemap: "/mof/sitemap", contact: "/mof/contacts-us" },
};
