import { news } from "../samples/articles.ts";
import { categoryExamples, highlights } from "../samples/category.ts";

export const examples = categoryExamples({ category: highlights, articles: news.slice(3, 4), total: 1 });
