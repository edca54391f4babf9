import { documents, files, galleries, infographics, links, stories, videos, viewedAs } from "../../compose/stories.ts";

export const news = [
  ...stories(
    "top-stories",
    "budget",
    `
2026-11-19 | State budget revenue ahead of schedule after ten months | Collections rose across most tax items, leaving room for year-end spending priorities. // Figures compiled up to 31 October 2026 show higher payments from all three economic sectors; production and business account for more than half of the increase. | @revenue-ten-months
2026-11-12 | National Assembly approves the 2027 budget with a focus on investment and social protection | The resolution sets total revenue, expenditure, the deficit and the principles of budget management. | @budget-2027
2026-07-16 | Sovereign rating outlook remains positive at mid-year | Growth prospects and low public debt support the assessment.
`,
  ),
  ...stories(
    "top-stories",
    "tax",
    `
2026-11-17 | Amended tax administration law: paying tax will be as simple as paying a bill | Individuals will receive a pre-filled return and only need to check and confirm it. | @tax-administration-law
`,
  ),
  ...stories(
    "top-stories",
    "investment",
    `
2026-11-14 | Public investment gathers pace in the final quarter | Several agencies pledge to disburse more than 95% of their plans, and funds move away from slow projects. | @public-investment
2026-09-02 | International financial centre receives its first applications | A regulatory sandbox applies to new financial services.
`,
  ),
  ...stories(
    "top-stories",
    "cooperation",
    `
2026-10-18 | Regional finance ministers back cross-border payment initiative | Ministers agreed to test links between retail payment systems. | @regional-meeting
`,
  ),
  ...stories(
    "ministry-news",
    "leadership",
    `
2026-11-18 | Ministry reviews November work and sets final tasks for 2026 | Departments are asked to check every assignment so that none is carried over. | @november-meeting
2026-10-28 | Ministry meets business associations to discuss unresolved requests | Two thirds of the requests were answered on the spot.
2026-07-03 | Two-tier local government: financial tasks run smoothly after one year | Budget allocation and payments at commune level have stabilised.
2026-03-26 | Cyber security exercise held across the finance sector | A simulated ransomware attack was contained and systems were restored within four hours.
`,
  ),
  ...viewedAs(
    "article-minister",
    stories(
      "ministry-news",
      "leadership",
      `
2026-09-18 | Working visit to northern provinces recovering from the storm | National reserves are released and budget support is under way.
`,
    ),
  ),
  ...stories(
    "finance-in-focus",
    "market",
    `
2026-10-30 | Stock market stable one year after the new trading system | Liquidity improved and settlement became faster, with no major incident. | @trading-system
2026-08-21 | Green bonds find a growing group of long-term investors | Clear criteria and independent review build confidence.
2026-06-04 | Insurance reform puts the interests of customers first | Advice must be recorded and summaries written in plain language.
`,
  ),
  ...stories(
    "finance-in-focus",
    "digital",
    `
2026-11-05 | Virtual assistant answers more than one million questions in half a year | Most questions concern invoices, registration and refunds; every answer cites its source. | @virtual-assistant
2026-09-24 | Surplus offices turned into clinics and schools | More than three thousand sites have an approved plan for new use. | @surplus-offices
2026-11-09 | Prices of essential goods stable as supplies for the New Year are prepared | Retailers hold up to one fifth more stock than usual. | @prices-year-end
`,
  ),
  ...stories(
    "tax-and-customs",
    "customs",
    `
2026-11-13 | Automatic VAT refunds: low-risk claims paid within three days | Invoices, customs declarations and payments are matched before the decision. | @automatic-refund
2026-11-11 | Smart border gate lets trucks clear without stopping | Vehicles are recognised automatically and drivers stay in their seats. | @smart-border
2026-09-20 | Specialised inspection dropped for more than 300 tariff lines | Businesses save two days on an average shipment.
2026-05-14 | Global minimum tax: questions and answers for investors | A guide to registration, filing and the transition rules.
`,
  ),
  ...stories(
    "public-investment-news",
    "investment",
    `
2026-11-10 | Medium-term public investment plan 2026–2030 favours fewer and larger projects | Interregional links receive the largest share.
2026-08-05 | Project map shows funding, contractors and monthly photographs | Anyone can follow progress on the digital map.
2026-04-21 | Wind power and transmission lines to be built together | Coordinated planning avoids curtailment.
`,
  ),
  ...stories(
    "policy-highlights",
    "budget",
    `
2026-11-15 | The 2027 budget in figures | A short summary with tables and charts. | @budget-figures
2026-10-13 | Public debt bulletin No. 18: all indicators below their ceilings | Borrowing continues to shift to the domestic market at longer maturities. | @debt-bulletin
2026-08-11 | How three-year fiscal planning links policy with money | The framework explained in five steps.
2026-05-20 | Saving and preventing waste: 28 targets for the finance sector | The programme includes the use of surplus offices.
2026-02-12 | Private sector resolution: what changes for small firms | Licence fees are abolished and registration takes one day.
`,
  ),
  ...stories(
    "policy-highlights",
    "cooperation",
    `
2026-10-09 | Financial cooperation programme 2026–2030 signed with development partners | Debt management, climate finance and training are the main areas. | @cooperation-programme
2026-03-17 | Carbon market pilot: rules for measuring and verifying | Independent verification is required from the first year.
`,
  ),
  ...stories(
    "explainers",
    "tax",
    `
2026-10-03 | What household businesses need to know about self-declaration | Thresholds, invoices and free software in one place.
2026-06-12 | How to claim a personal income tax refund | Five steps, most of them automatic.
2026-01-20 | Reading the state budget: a guide for citizens | The main terms explained with everyday examples.
2025-10-21 | Government bonds explained | Who buys them, and why maturity matters.
2025-04-10 | From border to shelf: how goods clear customs | Green, yellow and red channels in plain language.
`,
  ),
  ...stories(
    "press-releases",
    "leadership",
    `
2026-11-20 | Press release on the November fiscal policy meeting | Official information on decisions and deadlines. | @press-november
2026-11-06 | Government bond issuance plan for the fourth quarter of 2026 | Volume, maturities and the auction calendar. | @press-bonds
2026-10-16 | Open data portal of the finance sector goes live | More than 300 data sets are free to use, with documentation and an interface. | @press-open-data
2026-08-14 | Warning about messages that imitate the tax authority | The authority never asks for passwords or one-time codes.
2026-04-29 | Working hours during the public holidays | Online services run as usual.
`,
  ),
  ...stories(
    "state-budget",
    "budget",
    `
2026-10-20 | Budget performance in the first nine months of 2026 | Revenue is ahead of schedule and spending follows the plan.
2026-07-14 | Half-year budget report 2026 | Domestic revenue grew steadily in most items.
2025-12-30 | The 2026 budget as decided by the National Assembly | Explanatory report and twelve detailed tables.
`,
  ),
  ...documents(
    "publications",
    "budget",
    `
2026-09-10 | Public finance annual report 2025 | Revenue, spending, debt and reform in one volume. | Report 2025-S; Ministry of Finance
2026-05-06 | Medium-term debt management strategy | Objectives, indicators and risk analysis. | Strategy 2026-S; Ministry of Finance
`,
  ),
  ...documents(
    "publications",
    "tax",
    `
2026-11-13 | Draft circular amending the rules on VAT refunds | Comments are invited on automatic classification and time limits. | Draft 2; Ministry of Finance
2026-05-18 | Draft decree on tax administration of electronic commerce | Duties of platforms and of foreign suppliers. | Draft 1; Ministry of Finance
`,
  ),
  ...files(
    "publications",
    "budget",
    `
2026-10-12 | Budget tables for the third quarter of 2026 | Spreadsheet in the standard format. | budget-tables-q3-2026.xlsx
2026-09-08 | Budget revenue and expenditure from 2010 to 2025 | Yearly figures, as comma-separated values. | budget-2010-2025.csv
2026-08-25 | Form for comments on draft documents | Word document, to be filled in and sent by email. | comment-form.docx
2026-02-03 | Citizens' budget 2026 | Illustrated booklet for printing. | citizens-budget-2026.pdf
`,
  ),
  ...links(
    "publications",
    "cooperation",
    `
2026-06-30 | Statistics portal of the finance sector | Time series with charts and downloads. | https://example.org/finance-statistics
`,
  ),
  ...videos(
    "videos",
    "budget",
    `
2026-11-15 | Weekly finance bulletin: revenue and the figures behind it | The main events of the week in brief. | @weekly-bulletin
2026-10-11 | One minute on the budget: where does your tax go? | Animated charts explain public spending. | @one-minute-budget
2026-05-24 | Following a parcel through the smart border | What happens between arrival and release.
`,
  ),
  ...galleries(
    "photo-galleries",
    "investment",
    `
2026-10-29 | Public works completed in 2026 | Roads, bridges and ports in pictures. | Cable-stayed bridge at noon; Motorway interchange; Deep-sea port; Coastal wind farm; Central station
2026-10-19 | Scenes from the regional finance ministers' meeting | Two days of talks in pictures. | Opening session; Working group; Signing ceremony; Press briefing
`,
  ),
  ...infographics(
    "photo-galleries",
    "budget",
    `
2026-11-20 | Infographic: ten-month budget revenue by source | Four sources of revenue in one picture, with the same in words. | VND trillion, up to 31 October 2026; Domestic revenue = 1518; Trade balance revenue = 307; Crude oil = 49; Grants = 4.2
`,
  ),
  ...stories(
    "gioi-thieu-bo",
    "leadership",
    `
2026-08-28 | The Ministry of Finance: mandate and responsibilities | An overview of functions, fields of management and how the Ministry works.
2026-03-04 | Organisation of the finance sector after restructuring | Departments, agencies and public units by field.
2025-09-04 | Eighty years of the finance sector | Milestones from the first budget to digital treasury.
2025-01-23 | How to work with the Ministry | Contact points, response times and rules for requests.
`,
  ),
];
