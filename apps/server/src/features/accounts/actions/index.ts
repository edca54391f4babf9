import type { AnyFormAction } from "../../forms/action.ts";
import type { Services } from "../../../services.ts";
import { accountDeletion } from "./account-deletion.ts";
import { activation } from "./activation.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { passwordChange } from "./password-change.ts";
import { passwordForgotten } from "./password-forgotten.ts";
import { passwordReset } from "./password-reset.ts";
import { profile } from "./profile.ts";
import { registration } from "./registration.ts";

type AccountServices = Pick<Services, "db" | "keys" | "limits" | "passwords" | "sessions" | "mails" | "background" | "origin">;

/** Every form of the account pages. */
export const accountActions = (services: AccountServices): readonly AnyFormAction[] => [
  registration(services),
  activation(services),
  login(services),
  logout(services),
  passwordForgotten(services),
  passwordReset(services),
  passwordChange(services),
  profile(services),
  accountDeletion(services),
];
