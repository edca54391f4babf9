import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { StaticPage } from "./StaticPage.tsx";

export const definition = defineWidget({
  name: "staticPage",
  description: "A page of the site's own: title and text.",
  reads: ["page"],
  component: StaticPage,
  examples,
});
