import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { Sitemap } from "./Sitemap.tsx";

export const definition = defineWidget({
  name: "sitemap",
  description: "Everything there is: the ministry's own pages, all categories of the site as nested lists, the other sites.",
  reads: ["site", "language"],
  component: Sitemap,
  examples,
});
