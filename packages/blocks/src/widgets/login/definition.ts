import { defineWidget } from "../../define-block.ts";
import { accountExamples, closed, refused } from "../account-examples.ts";
import { Login } from "./Login.tsx";

export const definition = defineWidget({
  name: "login",
  description: "Opens a session, whose tokens are kept in the browser.",
  reads: ["forms", "path", "language"],
  component: Login,
  examples: accountExamples,
  more: { closed, refused: refused("login", ["email", "password"]) },
});
