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
        description: "The Ministry's own estimates (chapter 018) by kind of expenditure, with the documents behind them.",
        counterpart: "ngan-sach-bo-tai-chinh",
        metadata: {
          layoutId: "mof-budget-layout-1",
          blocks: [
            {
              key: "contents",
              cards: [
                { title: "Estimates and outturn over the years", category: "public-purchases", art: { panorama: "chart" } },
                { title: "State budget", category: "state-budget", art: { panorama: "columns" } },
              ],
            },
            ...aside(["state-budget", "budget-estimates"], "ministry-budget"),
          ],
        },
        children: [
          {
            slug: "public-purchases",
            name: "Outturn, purchases and public assets",
            description: "The Ministry's own estimates against outturn (chapter 018) over the years; purchases and public assets.",
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
