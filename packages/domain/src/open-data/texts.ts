import type { Language } from "@portal/core";
import type { RecordKind } from "../queries/datasets.ts";

interface DatasetTexts {
  readonly name: string;
  readonly description: string;
}

/** Names of datasets of records, and what is in them. */
export const recordTexts: Readonly<Record<Language, Readonly<Record<RecordKind, DatasetTexts>>>> = {
  vi: {
    articles: {
      name: "Tin bài",
      description:
        "Tiêu đề, tóm tắt, địa chỉ, trang, chuyên mục và thời điểm đăng của mọi tin bài đã đăng, mỗi năm một tệp hoặc nhiều tệp.",
    },
    documents: {
      name: "Văn bản",
      description:
        "Số hiệu, cơ quan ban hành, ngày ban hành, ngày có hiệu lực, tiêu đề và địa chỉ của các văn bản đã đăng, xếp theo năm đăng như tin bài.",
    },
    questions: {
      name: "Hỏi đáp",
      description: "Tiêu đề, lĩnh vực, thời điểm hỏi, thời điểm trả lời, đơn vị trả lời và địa chỉ của các câu hỏi đã công bố.",
    },
  },
  en: {
    articles: {
      name: "Articles",
      description:
        "Title, summary, address, site, category and time of publication of all published articles, in one or more files a year.",
    },
    documents: {
      name: "Legal documents",
      description:
        "Number, issuing body, date of issue, effective date, title and address of all published documents, by year of publication as articles are.",
    },
    questions: {
      name: "Questions and answers",
      description: "Title, field, time of the question and of the answer, answering unit and address of all published questions.",
    },
  },
};

export const recordKinds = Object.keys(recordTexts.vi) as RecordKind[];

/** What a time series holds. */
export const seriesDescription: Readonly<Record<Language, (name: string, unit: string) => string>> = {
  vi: (name, unit) => `Số liệu theo thời gian: ${name}${unit && `, đơn vị: ${unit}`}.`,
  en: (name, unit) => `Figures over time: ${name}${unit && `, unit: ${unit}`}.`,
};
