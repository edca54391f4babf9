import { defineWidget } from "../../define-block.ts";
import { accountExamples, refused } from "../account-examples.ts";
import { Registration } from "./Registration.tsx";

export const definition = defineWidget({
  name: "registration",
  description: "Opens an account, once its mail has been answered.",
  reads: ["forms", "path", "language"],
  component: Registration,
  examples: accountExamples,
  more: { refused: refused("registration", ["fullName", "email", "password", "capcha"]) },
});
