/** Examples for blocks of type categories. */
import type { CategoriesContent, CategoryContent } from "@portal/core";
import type { BlockExamples } from "../examples.ts";
import { documents, news, shortNews } from "./articles.ts";
import { bareArticle, hostileArticles, hostileCategory } from "./hostile.ts";
import { longArticles, longName } from "./long.ts";

const column = (slug: string, name: string, articles: CategoryContent["articles"]): CategoryContent => ({
  category: { slug, name, href: `/btc/${slug}` },
  articles,
});

export const columns: CategoriesContent = {
  categories: [
    column("ngan-sach-nha-nuoc", "Ngân sách nhà nước", news.slice(0, 4)),
    column("thue-hai-quan", "Thuế và hải quan", news.slice(4, 8)),
    column("thong-bao", "Thông báo", shortNews.slice(0, 4)),
    column("van-ban-moi", "Văn bản mới", documents.slice(0, 4)),
  ],
};

export const categoriesExamples = (normal: CategoriesContent, block?: { readonly label: string }): BlockExamples<CategoriesContent> => ({
  normal: { content: normal, ...(block ? { block } : {}) },
  empty: { content: { categories: [] } },
  longText: {
    content: {
      categories: normal.categories.map((one) => ({
        ...one,
        category: { ...one.category, name: longName },
        articles: longArticles.slice(0, 5),
      })),
    },
    block: { label: longName },
  },
  hostile: {
    content: {
      categories: [
        { category: hostileCategory, articles: [bareArticle, ...hostileArticles] },
        // The same slug twice, a category without articles, one without a name.
        { category: hostileCategory, articles: [] },
        { category: { slug: "khong-ten", name: "", href: "" }, articles: [...hostileArticles] },
      ],
    },
    block: { label: hostileCategory.name },
  },
});
