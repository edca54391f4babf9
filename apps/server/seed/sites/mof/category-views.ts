import { documents, stories } from "../../compose/stories.ts";
import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

// One category for each further category view of specification §2.3, in English, below the topics where they belong.

/** The state budget and, below it, the ministry's own. */
export const budgetViews: readonly CategorySeed[] = [
  {
    slug: "state-budget",
    name: "State budget",
    counterpart: "ngan-sach-nha-nuoc",
    asString: true,
    metadata: {
      layoutId: "state-budget-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Estimates and final accounts",
              category: "budget-estimates",
              description: "Reports and tables",
              art: { subject: "document" },
            },
            {
              title: "The Ministry's own budget",
              category: "ministry-budget",
              description: "Plans and results",
              art: { subject: "budget" },
            },
          ],
        },
        ...aside(["ministry-budget", "voters-concerns"], "state-budget"),
      ],
    },
    children: [
      {
        slug: "budget-estimates",
        name: "Estimates and final accounts",
        counterpart: "du-toan-quyet-toan",
        metadata: {
          layoutId: "state-budget-layout-2",
          blocks: [
            {
              key: "contents",
              cards: [
                {
                  title: "Estimates for 2027",
                  link: "/mof/state-budget",
                  description: "As submitted",
                  art: { mark: "steps", initials: "27" },
                },
                {
                  title: "Estimates for 2026",
                  link: "/mof/budget-estimates",
                  description: "As decided",
                  art: { mark: "steps", initials: "26" },
                },
              ],
            },
            ...aside(["ministry-budget", "publications"], "state-budget"),
          ],
        },
      },
      {
        slug: "ministry-budget",
        name: "Budget of the Ministry",
        description: "Plans, results and purchases of the Ministry's own agencies.",
        counterpart: "ngan-sach-bo-tai-chinh",
        metadata: {
          layoutId: "mof-budget-layout-1",
          blocks: [
            {
              key: "contents",
              cards: [
                { title: "Plans and results, agency by agency", link: "/mof/ministry-budget", art: { panorama: "chart" } },
                { title: "Public purchases and assets", category: "public-purchases", art: { panorama: "columns" } },
              ],
            },
            ...aside(["state-budget", "budget-estimates"], "ministry-budget"),
          ],
        },
        children: [
          {
            slug: "public-purchases",
            name: "Public purchases and assets",
            counterpart: "cong-khai-mua-sam",
            metadata: {
              layoutId: "mof-budget-layout-2",
              blocks: [
                {
                  key: "contents",
                  cards: [
                    {
                      title: "Plans",
                      link: "/mof/public-purchases",
                      description: "What is bought, and when",
                      art: { mark: "octagon", initials: "PL" },
                    },
                    {
                      title: "Results",
                      link: "/mof/public-purchases",
                      description: "Winners and prices",
                      art: { mark: "octagon", initials: "RE" },
                    },
                  ],
                },
                ...aside(["ministry-budget", "state-budget"], "state-budget"),
              ],
            },
          },
        ],
      },
    ],
  },
];

/** Below ministry news. */
export const newsViews: readonly CategorySeed[] = [
  {
    slug: "minister-activities",
    name: "Activities of the Minister",
    description: "Meetings, visits and speeches.",
    metadata: { view: "category-minister", articleView: "article-minister" },
  },
  {
    slug: "directions",
    name: "Directions and decisions",
    description: "How the Ministry directs the work of its agencies.",
    metadata: {
      layoutId: "category-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Press releases", category: "press-releases", description: "Official statements", art: { subject: "leadership" } },
            { title: "Answers to voters", category: "voters-concerns", description: "Session by session", art: { subject: "union" } },
          ],
        },
        ...aside(["top-stories", "press-releases"], "finance-in-focus"),
      ],
    },
  },
  {
    slug: "voters-concerns",
    name: "Concerns of voters",
    description: "What the National Assembly and voters ask about.",
    counterpart: "kien-nghi-cu-tri",
    metadata: {
      layoutId: "parliamentary-concerns",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Answers to voters", category: "voters-concerns", description: "Session by session", art: { subject: "union" } },
            { title: "Drafts open for comment", category: "draft-documents", description: "Have your say", art: { subject: "document" } },
            { title: "Adopted since", category: "publications", description: "What came of it", art: { subject: "document" } },
          ],
        },
        ...aside(["directions", "press-releases"], "state-budget"),
      ],
    },
  },
];

/** Below finance in focus. */
export const financeViews: readonly CategorySeed[] = [
  {
    slug: "investment-plan",
    name: "Investment plan",
    description: "Development plans, public investment and foreign investment.",
    counterpart: "ke-hoach-dau-tu",
    metadata: {
      layoutId: "category-tree-1",
      blocks: [
        { key: "contents", category: "public-investment-news" },
        { key: "customCategories", root: "finance-in-focus", depth: 2 },
        { key: "additionsCategories", categories: [{ slug: "state-budget", children: ["budget-estimates"] }, "publications"] },
        {
          key: "bannerImages",
          cards: [{ title: "Progress of major projects", category: "public-investment-news", art: { panorama: "bridge" } }],
        },
      ],
    },
  },
];

/** Below publications. */
export const publicationViews: readonly CategorySeed[] = [
  {
    slug: "draft-documents",
    name: "Drafts open for comment",
    description: "Draft legal documents on which the Ministry asks for opinions.",
    counterpart: "du-thao-van-ban",
    metadata: { layoutId: "category-layout-contribute", blocks: aside(["publications", "voters-concerns"], "state-budget") },
  },
  {
    slug: "online-services",
    name: "Online services and links",
    description: "Where to file, pay and look things up.",
    metadata: {
      layoutId: "category-link-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Public services (in Vietnamese)", link: "/dich-vu-cong" },
            { title: "Bond market (in Vietnamese)", link: "/thi-truong-trai-phieu" },
            { title: "Contact the Ministry", link: "/mof/contacts-us" },
          ],
        },
        ...aside(["publications", "explainers"], "finance-in-focus"),
      ],
    },
  },
];

/** Below what is said about the ministry. */
export const aboutViews: readonly CategorySeed[] = [
  {
    slug: "agencies",
    name: "Agencies of the Ministry",
    description: "Who does what, and where to ask.",
    counterpart: "don-vi-thuoc-bo",
    metadata: {
      layoutId: "agencies-page-vi",
      articleView: "article-static",
      blocks: [
        {
          key: "leader",
          cards: [
            {
              title: "Tran Minh Mau",
              description: "Minister (sample person)",
              link: "/mof/ministry-leader",
              art: { portrait: "tran-minh-mau" },
            },
          ],
        },
        {
          key: "rssContents",
          cards: [
            { title: "Top stories", link: "https://example.org/rss/top-stories.xml", description: "Updated during the day" },
            { title: "Press releases", link: "https://example.org/rss/press-releases.xml", description: "Official statements" },
          ],
        },
        {
          key: "banner",
          cards: [{ title: "Sites of the agencies (in Vietnamese)", link: "/don-vi-truc-thuoc", art: { panorama: "columns" } }],
        },
        { key: "menu", categories: ["directions", "press-releases", "publications"] },
        { key: "agencies", category: "agencies" },
      ],
    },
  },
];

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
