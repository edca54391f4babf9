import { defineWidget } from "../../define-block.ts";
import { accountExamples } from "../account-examples.ts";
import { Profile } from "./Profile.tsx";

export const definition = defineWidget({
  name: "profile",
  description: "Who the visitor is, as the browser knows it.",
  reads: ["forms", "path", "language"],
  component: Profile,
  examples: accountExamples,
});
