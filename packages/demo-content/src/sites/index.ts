import type { SiteSeed } from "../site-seed.ts";
import { agencies } from "./agencies.ts";
import { bondMarket } from "./bond-market.ts";
import { btc } from "./btc/site.ts";
import { departmentBudget } from "./department-budget.ts";
import { departmentDigital } from "./department-digital.ts";
import { departmentPrices } from "./department-prices.ts";
import { financeNews } from "./finance-news.ts";
import { institute } from "./institute.ts";
import { minister } from "./minister.ts";
import { mof } from "./mof/site.ts";
import { planningEn } from "./planning/site-en.ts";
import { planningVi } from "./planning/site-vi.ts";
import { publicServices } from "./public-services.ts";
import { union } from "./union.ts";

/** One site for each home layout of specification §2.5, and a ministry's home (§2.3) in both languages. */
export const sites: readonly SiteSeed[] = [
  btc,
  mof,
  minister,
  financeNews,
  departmentBudget,
  departmentPrices,
  departmentDigital,
  institute,
  bondMarket,
  union,
  publicServices,
  agencies,
  planningVi,
  planningEn,
];
