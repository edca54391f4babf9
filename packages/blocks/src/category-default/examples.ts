import { news } from "../samples/articles.ts";
import { categoryExamples, highlights } from "../samples/category.ts";

export const examples = categoryExamples({ category: highlights, articles: news.slice(0, 5), total: 248 });
