import { defineBlock } from "../define-block.ts";
import { albums } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { AlbumWall } from "./AlbumWall.tsx";

export const definition = defineBlock({
  type: "category",
  name: "albumWall",
  description: "Albums: picture, name and day.",
  component: AlbumWall,
  examples: categoryExamples({
    category: { slug: "album-anh", name: "Album ảnh", href: "/cong-doan/album-anh" },
    articles: [...albums],
  }),
});
