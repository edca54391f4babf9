import type { Language } from "@portal/core";

/** Fixed ministry pages that shell and widgets lead to (specification §2.1). */
export const ministryPages: Readonly<Record<Language, { readonly home: string; readonly sitemap: string; readonly contact: string }>> = {
  vi: { home: "/", sitemap: "/btc/so-do-trang-website", contact: "/btc/thong-tin-lien-he" },
  en: { home: "/mof", sitemap: "/mof/sitemap", contact: "/mof/contacts-us" },
};
