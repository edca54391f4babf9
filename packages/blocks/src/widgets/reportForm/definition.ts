import { defineWidget } from "../../define-block.ts";
import { examples, closed, refused, reported } from "./examples.ts";
import { ReportForm } from "./ReportForm.tsx";

export const definition = defineWidget({
  name: "reportForm",
  description: "Reports a problem with the page that `?page=` names; every footer leads here.",
  reads: ["forms", "path", "language"],
  component: ReportForm,
  examples,
  more: { reported, closed, refused },
});
