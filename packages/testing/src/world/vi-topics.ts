/** The Vietnamese sample site: its categories, and which suits which use. */
import type { Roles, Topic } from "./topic.ts";
import { viNews } from "./vi-news.ts";
import { viSections } from "./vi-sections.ts";

export const viTopics: readonly Topic[] = [...viNews, ...viSections];

export const viRoles: Roles = {
  lead: "tin-noi-bat",
  pinned: "tin-duoc-ghim",
  news: ["tin-tai-chinh", "hoat-dong-nganh", "tai-chinh-dia-phuong", "nghien-cuu-trao-doi", "tin-moi", "doanh-nghiep"],
  notices: "thong-bao",
  documents: "van-ban-moi",
  press: "thong-cao-bao-chi",
  video: "video",
  photos: "tin-anh",
  rates: "ty-gia-hach-toan",
  budget: "du-toan-ngan-sach",
  introduction: "gioi-thieu-don-vi",
  columns: ["thue-hai-quan", "thi-truong-tai-chinh", "no-cong", "quan-ly-gia", "tai-san-cong", "hop-tac-quoc-te"],
  tree: "ke-hoach-dau-tu",
  drafts: "du-thao-lay-y-kien",
  listing: "tin-tai-chinh",
};
