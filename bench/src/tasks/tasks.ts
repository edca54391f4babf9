/** The ten tasks of an ordinary day (docs/administration.md), as both systems are asked to do them. */
import type { Effort } from "./hands.ts";

export const tasks = {
  publishArticle: "Write and publish an article with a picture, a table and a file",
  fixTypo: "Fix a typing error in an article that is live",
  changeLead: "Put another article in the lead of the ministry's home",
  addCard: "Add a card (title, text and link) to a home",
  moveCategory: "Rename a category, and move it below another one",
  answerQuestion: "Answer a visitor's question and publish both",
  publishOutcome: "Publish the outcome of a draft that was open for comments",
  translatePage: "Give a page its other language, each leading to the other",
  endArticles: "Take ten articles out of publication",
  findUses: "Find everything that uses a category",
} as const;
export type Task = keyof typeof tasks;

/** What each task took. */
export type Day = Readonly<Record<Task, Effort>>;

/** What is typed: the same words in both. */
export const texts = {
  article: {
    title: "Hội nghị đối thoại năm 2026",
    text: "Hội nghị gồm ba phần.",
    /** What the picture says to those who do not see it. */
    alternative: "Hội nghị",
    cells: ["Phần", "Giờ", "Thảo luận", "08:00"],
  },
  typo: { wrong: "hộii nghị", doubled: "hộii", right: "hội nghị" },
  card: { title: "Dịch vụ công trực tuyến", text: "Nộp hồ sơ tại nhà.", link: "/btc/hoi-dap" },
  category: { name: "Tin hội nghị" },
  answer: "Hồ sơ gồm đơn đề nghị và bản sao quyết định.",
  outcome: "Dự thảo được tiếp thu và ban hành trong tháng 12.",
  translation: { title: "About the ministry", text: "The ministry manages public finance." },
} as const;
