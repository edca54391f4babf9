import type { SiteSeed } from "../../site-seed.ts";
import { leaderCards } from "./leaders.ts";
import { newsEn } from "./news-en.ts";

/** The planning portal in English, with the same home. */
export const planningEn: SiteSeed = {
  slug: "planning-and-investment",
  name: "Planning and Investment Portal",
  language: 2,
  counterpart: "ke-hoach-va-dau-tu",
  logo: { initials: "PI", mark: "hexagon" },
  panorama: "chart",
  view: "home-ministry",
  articleDefaulLayout: "article-default-layout-1",
  appLayout: "planning-ministry",
  identity: {
    organisation: "Planning and Investment (sample portal)",
    address: "6 Example Road, Hanoi",
    phone: "+84 24 0000 0800",
    email: "planning@example.org",
    responsible: "Editorial board (sample)",
  },
  menu: [
    { path: "/planning-and-investment", label: "Home", order: 1 },
    { path: "/planning-and-investment/btcen/about-planning-and-investment", label: "About", order: 2 },
    { path: "/planning-and-investment/pi-decisions", label: "Decisions", order: 3 },
    {
      path: "/planning-and-investment/pi-news",
      label: "Programmes",
      order: 4,
      children: [
        { path: "/planning-and-investment/pi-infrastructure", label: "Strategic infrastructure", order: 1 },
        { path: "/planning-and-investment/pi-private-sector", label: "Private sector", order: 2 },
        { path: "/planning-and-investment/pi-green-digital", label: "Green and digital transition", order: 3 },
      ],
    },
    { path: "/planning-and-investment/pi-documents", label: "Documents", order: 5 },
  ],
  blocks: [
    { key: "slideNews", category: "pi-news" },
    { key: "decisions", category: "pi-decisions" },
    { key: "programmes", categories: ["pi-infrastructure", "pi-private-sector", "pi-green-digital"] },
    { key: "pressRelease", category: "pi-press" },
    { key: "documents", category: "pi-documents" },
    { key: "leaders", cards: leaderCards("/mof/ministry-leader", ["Minister", "Permanent Deputy Minister", "Deputy Minister"]) },
    {
      key: "linkWebsite",
      cards: [
        { title: "Government portal", link: "https://example.org/government", blank: true },
        { title: "National Assembly portal", link: "https://example.org/national-assembly", blank: true },
        { title: "National statistics", link: "https://example.org/statistics", blank: true },
        { title: "Ministry of Finance Portal", link: "/mof" },
        { title: "National open data", link: "https://example.org/open-data", blank: true },
        { title: "National procurement network", link: "https://example.org/procurement", blank: true },
      ],
    },
  ],
  categories: [
    { slug: "pi-news", name: "Planning and investment news", counterpart: "khdt-tin-tuc" },
    {
      slug: "pi-decisions",
      name: "Directions and decisions",
      counterpart: "khdt-chi-dao",
      metadata: { articleView: "article-ministry" },
    },
    {
      slug: "pi-infrastructure",
      name: "Strategic infrastructure",
      description: "Expressways, seaports and the power grid up to 2030.",
      counterpart: "khdt-ha-tang",
    },
    {
      slug: "pi-private-sector",
      name: "Private sector development",
      description: "Procedures, capital and ties for small and medium-sized firms.",
      counterpart: "khdt-doanh-nghiep",
    },
    {
      slug: "pi-green-digital",
      name: "Green and digital transition",
      description: "Indicators, open data and innovation.",
      counterpart: "khdt-chuyen-doi-xanh",
    },
    { slug: "pi-press", name: "Press releases", counterpart: "khdt-thong-cao" },
    { slug: "pi-documents", name: "Documents and plans", counterpart: "khdt-van-ban" },
  ],
  articles: newsEn,
  pages: [
    {
      slug: "about-planning-and-investment",
      title: "About planning and investment",
      counterpart: "gioi-thieu-ke-hoach-dau-tu",
      html: `<p>The planning and investment bodies advise on strategy, planning, development and investment. All of this is sample content.</p><h2>Main tasks</h2><ul><li>Strategies and plans for social and economic development;</li><li>Balancing public investment;</li><li>Promoting investment and enterprise;</li><li>Statistics and data for policy making.</li></ul>`,
    },
  ],
};
