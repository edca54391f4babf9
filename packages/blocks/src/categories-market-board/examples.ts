import { categoriesExamples, columns } from "../samples/categories.ts";

export const examples = categoriesExamples(columns, { label: "Thông tin thị trường" });
