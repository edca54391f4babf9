import { categoriesExamples, columns } from "../samples/categories.ts";

export const examples = categoriesExamples(columns, { label: "Tin theo chủ đề" });
