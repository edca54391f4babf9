import { defineWidget } from "../../define-block.ts";
import { accountExamples, linked, refused } from "../account-examples.ts";
import { Activation } from "./Activation.tsx";

export const definition = defineWidget({
  name: "activation",
  description: "Where the mailed link of a registration leads: a button that activates the account.",
  reads: ["forms", "path", "language"],
  component: Activation,
  examples: accountExamples,
  more: { linked, refused: refused("activation", ["token"]) },
});
