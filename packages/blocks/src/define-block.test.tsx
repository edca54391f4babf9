import { expect, test } from "vitest";
import type { WidgetProps } from "@portal/react";
import { defineWidget } from "./define-block.ts";
import { textExamples } from "./widgets/article-examples.ts";

const Titled = ({ page }: WidgetProps<"category" | "title">) => <p>{page.category?.name ?? page.title}</p>;
const about = { name: "titled", description: "A title.", examples: textExamples };

test("a widget's definition names what its component reads of the page, or does not compile", () => {
  const definition = defineWidget({ ...about, reads: ["title", "category"], component: Titled });
  expect(definition.reads).toEqual(["title", "category"]);
  // @ts-expect-error -- the category is read too
  defineWidget({ ...about, reads: ["title"], component: Titled });
  // @ts-expect-error -- no page has this
  defineWidget({ ...about, reads: ["title", "category", "weather"], component: Titled });
  // @ts-expect-error -- what is not declared is not there
  defineWidget({ ...about, reads: ["title"], component: ({ page }: WidgetProps<"title">) => <p>{page.category}</p> });
});
