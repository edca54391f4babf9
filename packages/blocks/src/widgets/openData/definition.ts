import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { OpenData } from "./OpenData.tsx";

export const definition = defineWidget({
  name: "openData",
  description: "All open data with its files, on which terms it may be used, and where programs find it.",
  reads: ["language"],
  component: OpenData,
  examples,
});
