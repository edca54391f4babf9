import type { Language } from "@portal/core";
import { ministryPages } from "@portal/domain";
import type { FormAction } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { checkPassword } from "../check-password.ts";
import { knownBrowserCookie } from "../known-browser.ts";
import { unlessBusy } from "../outcomes.ts";
import { endSessions } from "../tokens/sessions.ts";

export const login = (
  services: Pick<Services, "db" | "keys" | "limits" | "passwords" | "sessions" | "background">,
): FormAction<"login"> => ({
  name: "login",
  captcha: "asked",
  idempotent: true,
  script: "required",
  run: ({ email, password, clientId }, _files, { language, account: before, ...attempt }) =>
    unlessBusy(async () => {
      // The page's script always sends one: this page is of an older release, or the program that sends it has none.
      if (clientId === undefined) return refused({ code: "expired" });
      const checked = await checkPassword(services, { email, password }, attempt);
      if ("problem" in checked) return refused(checked.problem);
      const { account, renewHash } = checked;
      const { db, keys, sessions } = services;
      const tokens = await sessions.start(account, account.password_hash, { id: clientId });
      if (!tokens) return refused({ code: "credentials" });
      renewHash();
      // Who logs in anew, as somebody else perhaps, leaves the session before.
      if (before) await endSessions(db, before.id, before.session);
      return {
        kind: "done",
        redirect: profileOf(language),
        tokens,
        setCookie: await knownBrowserCookie(keys, account.id, "/api/forms/login"),
      };
    }),
});

const profileOf = (language: Language): string => ministryPages[language].profile;
