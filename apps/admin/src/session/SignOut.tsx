import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { allKept } from "../kept/kept.ts";
import { forgetCopied } from "../layout/copied-content.ts";
import { forgetAllTyped } from "../moderation/typed-texts.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { useSession, useSessionChange } from "./use-session.ts";

/** On a shared computer nothing of the member is left; what is not saved yet would be lost, and is asked about. */
export function SignOut(): ReactNode {
  const { t } = useTranslation();
  const { session } = useSession();
  const change = useSessionChange();
  const { run, isBusy, problem } = useAct();
  const signOut = async (): Promise<void> => {
    const kept = await allKept(session?.member.id ?? "");
    if (kept.hasUnsaved && !window.confirm(t("signOut.unsaved"))) return;
    await call("session", { method: "DELETE" });
    await kept.forget();
    forgetCopied();
    forgetAllTyped(session?.member.id ?? "");
    change(null);
  };
  return (
    <>
      <Button look="quiet" isBusy={isBusy} onClick={() => run(signOut)}>
        {t("signOut")}
      </Button>
      <Problem text={problem} />
    </>
  );
}
