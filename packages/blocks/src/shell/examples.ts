import type { PageModel } from "@portal/domain";
import type { ExampleName } from "../examples.ts";
import { examplePage } from "../widgets/example-page.ts";
import { barePage, hostilePage } from "../widgets/hostile-page.ts";
import { longPage } from "../widgets/long-page.ts";

export const shellExamples: Readonly<Record<ExampleName, PageModel>> = {
  normal: examplePage,
  empty: { ...examplePage, ...barePage },
  longText: { ...examplePage, ...longPage },
  hostile: { ...examplePage, ...hostilePage },
};
