import { defineWidget } from "../../define-block.ts";
import { accountExamples, linked, refused } from "../account-examples.ts";
import { PasswordReset } from "./PasswordReset.tsx";

export const definition = defineWidget({
  name: "passwordReset",
  description: "Sets a new password by a mailed link.",
  reads: ["forms", "path", "language"],
  component: PasswordReset,
  examples: accountExamples,
  more: { linked, refused: refused("passwordReset", ["password"]) },
});
