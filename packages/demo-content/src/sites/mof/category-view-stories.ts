import { documents, stories } from "../../compose/stories.ts";

/** Articles of the categories that show the further category views. */
export const categoryViewStories = [
  ...stories(
    "state-budget",
    "budget",
    `
2026-11-05 | Budget implementation in October: revenue on track | Domestic revenue carries most of the increase.
2026-08-06 | Budget implementation in July: capital spending accelerates | Disbursement is the highest of the past five years.
`,
  ),
  ...stories(
    "budget-estimates",
    "budget",
    `
2026-10-20 | Estimates for 2027 submitted to the National Assembly | Tables, explanations and a guide for citizens are published together.
2026-05-20 | Final accounts for 2024 approved | The audited accounts show a smaller deficit than planned.
`,
  ),
  ...stories(
    "ministry-budget",
    "budget",
    `
2026-09-15 | The Ministry's own spending in the third quarter | Savings in running costs are moved to digital services.
2026-03-13 | The Ministry publishes its 2026 spending plan | Every agency's share stands in one table.
`,
  ),
  ...stories(
    "public-purchases",
    "budget",
    `
2026-08-11 | Purchasing plan for the second half of the year | Framework contracts replace small separate purchases.
2026-02-27 | Results of purchases in 2025 | Prices fell where agencies bought together.
`,
  ),
  ...stories(
    "minister-activities",
    "leadership",
    `
2026-11-16 | The Minister meets new taxpayers' service teams | Staff present how they help first-time filers.
2026-10-24 | The Minister opens the regional conference on public asset management | Delegates compare registers and valuation rules.
2026-06-12 | The Minister visits a border customs office | Clearance times fall after the new single window.
`,
  ),
  ...stories(
    "directions",
    "leadership",
    `
2026-10-02 | Direction on closing the books for 2026 | Agencies receive a calendar with fixed dates.
2026-04-17 | Decision on shorter internal procedures | Forty steps are removed without loss of control.
`,
  ),
  ...stories(
    "voters-concerns",
    "union",
    `
2026-10-12 | Answers on family allowances in personal income tax | The Ministry explains the timetable of the amended law.
2026-05-08 | Answers on prices of essential goods | Declared prices are published every week.
`,
  ),
  ...documents(
    "draft-documents",
    "budget",
    `
2026-11-09 | Draft decree on the management of public assets | Comments are invited on registers, valuation and auctions. | Draft 1; Ministry of Finance
2026-10-27 | Draft circular on electronic accounting books of small firms | The text can be read now; comments are taken from March 2027. | Draft 2; Ministry of Finance; 2027-03-01
2026-04-21 | Draft circular on budget disclosure by commune authorities | One short form instead of seven tables. | Draft 3; Ministry of Finance
`,
  ),
  ...stories(
    "investment-plan",
    "investment",
    `
2026-09-24 | Medium-term public investment plan enters its first year | Fewer projects, larger ones, faster ones.
2026-06-25 | Foreign investment turns to clean technology | New projects bring research as well as production.
`,
  ),
  ...stories(
    "online-services",
    "digital",
    `
2026-07-21 | All tax forms now fill themselves in where data exist | Taxpayers check and confirm instead of typing.
2026-03-04 | One account for all services of the finance sector | Old passwords are retired step by step.
`,
  ),
  ...stories(
    "agencies",
    "leadership",
    `
2026-10-06 | Agencies of the Ministry: who does what | Mandates, addresses and telephone numbers of each agency.
2026-04-09 | Telephone numbers and opening hours of reception desks | A list for visitors, updated monthly.
`,
  ),
];
