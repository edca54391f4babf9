import type { FormAction } from "../../forms/action.ts";
import type { Services } from "../../../services.ts";
import { done } from "../outcomes.ts";
import { endSessions } from "../tokens/sessions.ts";

/** Ends this session or all of the account. Who was logged out already gets the same answer. */
export const logout = ({ db, sessions }: Pick<Services, "db" | "sessions">): FormAction<"logout"> => ({
  name: "logout",
  captcha: false,
  idempotent: true,
  script: "required",
  async run({ scope, refreshToken }, _files, { language, account }) {
    const everywhere = scope === "everywhere";
    if (account) await endSessions(db, account.id, everywhere ? undefined : account.session);
    // Its access token may have run out; the refresh token proves as much.
    if (refreshToken !== undefined) await sessions.end(refreshToken, { everywhere });
    return done("login", language, "logout");
  },
});
