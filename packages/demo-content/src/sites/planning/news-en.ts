/** News of the planning portal in English; the last field of a line is what its Vietnamese version shares. */
import { documents, stories } from "../../compose/stories.ts";

export const newsEn = [
  ...stories(
    "pi-news",
    "investment",
    `
2026-11-19 | Development plan for 2027: fewer tasks, carried to the end | Twelve groups of tasks, each with one body in charge and one date of completion. // The draft plan is arranged by task instead of by sector, so that every goal comes with its resources, its deadline and a body that answers for the result. | plan-2027
2026-11-12 | Foreign investment realised in ten months grows by more than ten per cent | Manufacturing and renewable energy lead the list. | fdi-ten-months
2026-10-30 | Public investment: fifteen provinces pass the eighty per cent mark | Provinces share how they clear sites before they tender. | disbursement-provinces
2026-10-14 | National planning: a digital map that everyone can consult | Boundaries, routes and zones appear on one common base. | planning-map
2026-09-22 | Development partners discuss concessional loans for green infrastructure | Project preparation is cut from eighteen months to twelve. | development-partners
`,
  ),
  ...stories(
    "pi-decisions",
    "leadership",
    `
2026-11-17 | All projects behind schedule to be reviewed by 15 December | Funds of projects that are no longer feasible move to others within the year. | review-slow-projects
2026-11-03 | Approval of investment policy is devolved to provinces | With the power comes the duty to explain and publish results. | devolve-approval
2026-10-09 | A task force is set up to clear obstacles for key projects | It meets weekly and publishes its conclusions within two days. | task-force
2026-09-15 | Directive on the medium-term public investment plan | Every project needs an appraisal before it is given a rank. | medium-term-directive
2026-08-18 | Conclusions of the third-quarter meeting on regional coordination | Financing of four projects that link regions is agreed. | regional-coordination
`,
  ),
  ...stories(
    "pi-infrastructure",
    "investment",
    `
2026-11-10 | Eastern expressway: another sixty kilometres open to traffic | The new section cuts the journey between two provinces to forty minutes. | expressway-east
2026-10-05 | Deep-sea port welcomes its first mother vessel | The new berth takes large ships and lowers the cost of transshipment. | deep-sea-port
2026-08-24 | Coastal transmission grid completes its first phase | Wind power now reaches the grid in full at off-peak hours. | coastal-grid
`,
  ),
  ...stories(
    "pi-private-sector",
    "research",
    `
2026-11-06 | One thousand leading firms: the first round is chosen | The criteria are productivity and ties with small businesses. | leading-firms
2026-09-29 | Credit guarantee fund opens to start-ups | Applications are assessed online and answered within seven days. | credit-guarantee
2026-07-21 | One hundred more business conditions are abolished | The list gives the date from which each one ends. | business-conditions
`,
  ),
  ...stories(
    "pi-green-digital",
    "digital",
    `
2026-11-14 | Green economy indicators: figures of the first year are out | Twenty-four indicators, updated yearly and free to download. | green-indicators
2026-10-22 | Innovation centre opens branches in three regions | Laboratories are shared by firms and universities. | innovation-centres
2026-08-11 | Open statistics: over four hundred data sets described in two languages | Readers rate the quality below each data set. | open-statistics
`,
  ),
  ...stories(
    "pi-press",
    "market",
    `
2026-11-18 | Press release: social and economic situation in November and eleven months | Key figures, and the time of the press conference. | press-november
2026-11-05 | Press release: results of the regional coordination council | Five matters are agreed. | press-council
2026-10-16 | Press release: the 2026 investment forum opens | Programme, speakers and how to register. | press-forum
2026-09-04 | Press release: new calendar for statistical releases | Preliminary figures appear three days earlier. | press-calendar
`,
  ),
  ...documents(
    "pi-documents",
    "investment",
    `
2026-11-11 | Guidance on the public investment plan for 2027 | Forms, procedure and deadlines. | 3120/HD-KHĐT-M; Planning and Investment
2026-09-10 | Decision on criteria for projects that link regions | Seven criteria and how they are scored. | 2418/QĐ-KHĐT-M; Planning and Investment
2026-06-24 | Monitoring framework of the five-year plan 2026–2030 | Indicators, sources and reporting periods. | 1706/KH-KHĐT-M; Planning and Investment
`,
  ),
];
