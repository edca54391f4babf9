import type { Subject } from "../art/picture.ts";
import { assetsVi } from "../banks/assets-vi.ts";
import { budgetEn } from "../banks/budget-en.ts";
import { budgetVi } from "../banks/budget-vi.ts";
import { commonEn } from "../banks/common-en.ts";
import { commonVi } from "../banks/common-vi.ts";
import { cooperationEn } from "../banks/cooperation-en.ts";
import { cooperationVi } from "../banks/cooperation-vi.ts";
import { customsVi } from "../banks/customs-vi.ts";
import { digitalVi } from "../banks/digital-vi.ts";
import { investmentVi } from "../banks/investment-vi.ts";
import { leadershipVi } from "../banks/leadership-vi.ts";
import { marketEn } from "../banks/market-en.ts";
import { marketVi } from "../banks/market-vi.ts";
import { pricesVi } from "../banks/prices-vi.ts";
import { reformEn } from "../banks/reform-en.ts";
import { researchVi } from "../banks/research-vi.ts";
import { revenueEn } from "../banks/revenue-en.ts";
import { taxVi } from "../banks/tax-vi.ts";
import { unionVi } from "../banks/union-vi.ts";
import type { Bank } from "./bank.ts";

/** What an article is about: chooses its pictures and its sentences. */
export type Topic = Exclude<Subject, "document" | "place">;
export type Language = "vi" | "en";

const vietnamese: Readonly<Record<Topic, Bank>> = {
  budget: budgetVi,
  tax: taxVi,
  customs: customsVi,
  market: marketVi,
  prices: pricesVi,
  assets: assetsVi,
  digital: digitalVi,
  investment: investmentVi,
  cooperation: cooperationVi,
  research: researchVi,
  union: unionVi,
  leadership: leadershipVi,
};

const english: Readonly<Record<Topic, Bank>> = {
  budget: budgetEn,
  tax: revenueEn,
  customs: revenueEn,
  market: marketEn,
  prices: budgetEn,
  assets: budgetEn,
  digital: reformEn,
  investment: reformEn,
  cooperation: cooperationEn,
  research: cooperationEn,
  union: reformEn,
  leadership: reformEn,
};

export const bankFor = (topic: Topic, language: Language): Bank => (language === "vi" ? vietnamese : english)[topic];
export const commonBank = (language: Language): Bank => (language === "vi" ? commonVi : commonEn);
export const topics = Object.keys(vietnamese) as Topic[];
