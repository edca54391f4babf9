import { exampleProps } from "../examples.ts";
import { ArticleLink } from "./ArticleLink.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/articleLink", component: ArticleLink };

export const Normal = { args: exampleProps("category", "articleLink", examples.normal) };
export const Empty = { args: exampleProps("category", "articleLink", examples.empty) };
export const LongText = { args: exampleProps("category", "articleLink", examples.longText) };
export const Hostile = { args: exampleProps("category", "articleLink", examples.hostile) };
