import { defineWidget } from "../../define-block.ts";
import { accountExamples } from "../account-examples.ts";
import { PasswordForgotten } from "./PasswordForgotten.tsx";

export const definition = defineWidget({
  name: "passwordForgotten",
  description: "Asks for a link to set a new password.",
  reads: ["forms", "path", "language"],
  component: PasswordForgotten,
  examples: accountExamples,
});
