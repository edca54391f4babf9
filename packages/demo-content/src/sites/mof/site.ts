import type { SiteSeed } from "../../site-seed.ts";
import { categoryViewStories } from "./category-view-stories.ts";
import { aboutViews, budgetViews, financeViews, newsViews } from "./category-views.ts";
import { news } from "./news.ts";
import { pages } from "./pages.ts";
import { publicationViews } from "./publication-views.ts";
import { rates } from "./rates.ts";

/** The ministry's home in English. */
export const mof: SiteSeed = {
  slug: "mof",
  name: "Ministry of Finance Portal",
  language: 2,
  counterpart: "btc",
  logo: { initials: "MoF", mark: "shield" },
  panorama: "city",
  layoutId: "default-homepage-en",
  articleDefaulLayout: "article-default-layout-2",
  identity: {
    organisation: "Ministry of Finance (sample portal)",
    address: "1 Example Street, Hanoi",
    phone: "+84 24 0000 0000",
    email: "contact@example.org",
    openingHours: "Monday to Friday, 8 am to 12 noon and 1.30 pm to 5 pm, except public holidays",
    map: "https://example.org/map",
    responsible: "Editorial board of the portal (sample)",
  },
  menu: [
    { path: "/mof", label: "Home", order: 1 },
    {
      path: "/mof/gioi-thieu-bo",
      label: "About",
      order: 2,
      children: [
        { path: "/mof/about", label: "Mandate", order: 1 },
        { path: "/mof/ministry-leader", label: "Leadership", order: 2 },
        { path: "/mof/former-minister", label: "Former ministers", order: 3 },
      ],
    },
    {
      path: "/mof/top-stories",
      label: "News",
      order: 3,
      children: [
        { path: "/mof/ministry-news", label: "Ministry news", order: 1 },
        { path: "/mof/finance-in-focus", label: "Finance in focus", order: 2 },
        { path: "/mof/press-releases", label: "Press releases", order: 3 },
        { path: "/mof/videos", label: "Videos", order: 4 },
      ],
    },
    { path: "/mof/state-budget", label: "State budget", order: 4 },
    { path: "/mof/publications", label: "Publications", order: 5 },
    { path: "/mof/contacts-us", label: "Contact", order: 6 },
  ],
  blocks: [
    { key: "slideNews", category: "top-stories" },
    { key: "pinNews", category: "ministry-news" },
    { key: "featuredNews", category: "finance-in-focus" },
    { key: "mostReadNews", category: "explainers" },
    { key: "pressRelease", category: "press-releases" },
    { key: "policyHighLights", category: "policy-highlights" },
    { key: "monthlyExchanheRate", category: "exchange-rates" },
    {
      key: "siteList",
      cards: [
        {
          title: "Bond market",
          link: "/thi-truong-trai-phieu",
          description: "Auction results and disclosure (in Vietnamese)",
          art: { mark: "ring", initials: "BM" },
        },
        {
          title: "Public services",
          link: "/dich-vu-cong",
          description: "Online procedures (in Vietnamese)",
          art: { mark: "steps", initials: "PS" },
        },
        {
          title: "Institute for Strategy and Policy",
          link: "/vien-chien-luoc",
          description: "Research and forecasts (in Vietnamese)",
          art: { mark: "arch", initials: "IS" },
        },
        {
          title: "Planning and investment",
          link: "/planning-and-investment",
          description: "Plans, programmes and decisions",
          art: { mark: "hexagon", initials: "PI" },
        },
      ],
    },
    { key: "categories", categories: ["tax-and-customs", "public-investment-news", "videos"] },
    { key: "linkWebsite", categories: ["publications", "state-budget", "gioi-thieu-bo"] },
  ],
  categories: [
    { slug: "top-stories", name: "Top stories", counterpart: "tin-tieu-diem" },
    {
      slug: "ministry-news",
      name: "Ministry news",
      counterpart: "chi-dao-dieu-hanh",
      metadata: { view: "category-ministry", articleView: "article-ministry" },
      children: newsViews,
    },
    {
      slug: "finance-in-focus",
      name: "Finance in focus",
      counterpart: "tin-tai-chinh",
      metadata: { articleView: "article-default-layout-1" },
      children: [
        {
          slug: "tax-and-customs",
          name: "Tax and customs",
          counterpart: "thue-phi-le-phi",
          metadata: { articleView: "article-other-articles" },
        },
        {
          slug: "public-investment-news",
          name: "Public investment",
          counterpart: "dau-tu-cong",
          metadata: { articleView: "article-default" },
        },
        {
          slug: "exchange-rates",
          name: "Monthly exchange rates",
          description: "Accounting exchange rates, announced on the first day of each month.",
          counterpart: "ty-gia",
          metadata: { series: ["fx-usd", "fx-eur", "fx-jpy", "fx-gbp", "fx-cny"] },
        },
        ...financeViews,
      ],
    },
    {
      slug: "policy-highlights",
      name: "Policy highlights",
      description: "What has changed and why.",
      metadata: { articleView: "article-ratings" },
    },
    {
      slug: "explainers",
      name: "Most read: explainers",
      description: "Short guides to taxes, customs and the budget.",
      metadata: { articleView: "article-reading" },
    },
    {
      slug: "press-releases",
      name: "Press releases",
      counterpart: "thong-cao-bao-chi",
      metadata: { categoryDefaulLayout: "category-default-layout-2" },
    },
    ...budgetViews,
    { slug: "publications", name: "Publications", description: "Reports, tables and links.", children: publicationViews },
    { slug: "videos", name: "Videos", counterpart: "video-tai-chinh", children: [{ slug: "photo-galleries", name: "Photo galleries" }] },
    {
      slug: "gioi-thieu-bo",
      name: "About the Ministry",
      description: "Mandate, organisation and history.",
      metadata: { articleView: "article-static" },
      children: aboutViews,
    },
  ],
  articles: [...news, ...rates, ...categoryViewStories],
  pages,
};
