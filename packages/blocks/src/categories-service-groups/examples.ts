import { categoriesExamples, columns } from "../samples/categories.ts";

export const examples = categoriesExamples(columns, { label: "Dịch vụ theo nhu cầu" });
