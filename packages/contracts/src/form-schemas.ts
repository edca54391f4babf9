/** The schemas of all forms, by the name under which a form is sent: for the API's description. Browsers need none of them. */
import accountDeletion from "../schema/forms/account-deletion.schema.json" with { type: "json" };
import activation from "../schema/forms/activation.schema.json" with { type: "json" };
import contribution from "../schema/forms/contribution.schema.json" with { type: "json" };
import login from "../schema/forms/login.schema.json" with { type: "json" };
import logout from "../schema/forms/logout.schema.json" with { type: "json" };
import passwordChange from "../schema/forms/password-change.schema.json" with { type: "json" };
import passwordForgotten from "../schema/forms/password-forgotten.schema.json" with { type: "json" };
import passwordReset from "../schema/forms/password-reset.schema.json" with { type: "json" };
import profile from "../schema/forms/profile.schema.json" with { type: "json" };
import question from "../schema/forms/question.schema.json" with { type: "json" };
import rating from "../schema/forms/rating.schema.json" with { type: "json" };
import report from "../schema/forms/report.schema.json" with { type: "json" };
import registration from "../schema/forms/registration.schema.json" with { type: "json" };
import type { FormValues } from "./generated/forms.ts";

interface FormSchema {
  readonly title: string;
  readonly description: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

export const formSchemas: { readonly [Name in keyof FormValues]: FormSchema } = {
  accountDeletion,
  activation,
  contribution,
  login,
  logout,
  passwordChange,
  passwordForgotten,
  passwordReset,
  profile,
  question,
  rating,
  registration,
  report,
};
