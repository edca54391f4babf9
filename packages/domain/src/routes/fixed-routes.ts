import type { Language } from "@portal/core";
import type { MinistryPage } from "../addresses/ministry-pages.ts";
import type { Shell } from "../page.ts";

/** What stands at a fixed address of the ministry (specification §2.1); the addresses are `ministryPages` of the engine. */
export interface FixedRoute {
  readonly name: Exclude<MinistryPage, "home">;
  /** Template that draws it. */
  readonly view: string;
  /** Slug of the stored page whose text it shows, in each language. */
  readonly page?: Readonly<Record<Language, string>>;
  /** The visitor's own (accounts): neither cached nor indexed. Carries forms. */
  readonly personal?: true;
  /** Carries a form, and is drawn for one visitor each time. */
  readonly forms?: true;
  /** The fixed page above it, for the breadcrumb. */
  readonly parent?: Exclude<MinistryPage, "home">;
  /** Shell of its own, whatever the site's is. */
  readonly shell?: Shell;
}

/** The route table of specification §2.1, home and static content apart: those follow rules of their own (match.ts). */
export const fixedRoutes: readonly FixedRoute[] = [
  { name: "questionList", view: "page-questions" },
  {
    name: "questionDetail",
    view: "page-question",
    parent: "questionList",
  },
  { name: "questionAsk", view: "page-question-ask", forms: true, parent: "questionList" },
  { name: "questionStatus", view: "page-question-status", personal: true, parent: "questionList" },
  { name: "report", view: "page-report", forms: true },
  { name: "about", view: "page-fixed", page: { vi: "gioi-thieu", en: "about" } },
  {
    name: "contacts",
    view: "page-contacts",
    page: { vi: "thong-tin-lien-he", en: "contacts-us" },
  },
  { name: "formerMinisters", view: "page-former-ministers" },
  { name: "leaders", view: "page-people" },
  { name: "login", view: "page-login", personal: true, shell: "other" },
  {
    name: "profile",
    view: "page-profile",
    personal: true,
    shell: "other",
  },
  { name: "search", view: "page-search" },
  {
    name: "register",
    view: "page-register",
    personal: true,
    shell: "other",
  },
  {
    name: "activation",
    view: "page-activation",
    personal: true,
    shell: "other",
  },
  {
    name: "passwordForgotten",
    view: "page-password-forgotten",
    personal: true,
    parent: "login",
    shell: "other",
  },
  {
    name: "passwordReset",
    view: "page-password-reset",
    personal: true,
    parent: "login",
    shell: "other",
  },
  { name: "specialPages", view: "page-special-pages" },
  { name: "notFound", view: "page-not-found" },
  { name: "sitemap", view: "page-sitemap" },
];
