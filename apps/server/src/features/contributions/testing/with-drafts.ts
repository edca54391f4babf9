import { type Visitors, visitors } from "../../../testing/visitors.ts";

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const draft = (fields: object) => ({ Kind: "document", Content: "<p>Dự thảo</p>", Files: [], ...fields });

/** A server, and drafts in every state: `dang-mo` takes comments, the others do not. Of `btc`, below `du-thao-van-ban`; two in English, of `mof`. */
export const withDrafts = (): (() => Visitors) =>
  visitors(async ({ site, category, articles }) => {
    const btc = await site("btc");
    const drafts = await category(btc, "du-thao-van-ban");
    const published_at = "2026-01-01T00:00:00Z";
    await articles(btc, drafts, [
      { slug: "dang-mo", title: "Dự thảo đang mở", article_type: 4, published_at, content: draft({ Deadline: day(9) }) },
      { slug: "chua-mo", article_type: 4, published_at, content: draft({ OpensAt: day(2), Deadline: day(9) }) },
      { slug: "da-dong", article_type: 4, published_at, content: draft({ Deadline: day(-2) }) },
      { slug: "hen-gio", article_type: 4, published_at: "2099-01-01T00:00:00Z", content: draft({ Deadline: "2099-02-01" }) },
      { slug: "van-ban", article_type: 4, published_at, content: draft({}) },
      { slug: "tin", published_at },
    ]);
    const mof = await site("mof", { language: 2 });
    await articles(mof, await category(mof, "draft-documents"), [
      { slug: "open-draft", article_type: 4, published_at, content: draft({ Deadline: day(9) }) },
      { slug: "closed-draft", article_type: 4, published_at, content: draft({ Deadline: day(-2) }) },
    ]);
  });
