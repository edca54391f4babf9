import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { allKept } from "../layout/kept-commands.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { useSession, useSessionChange } from "./use-session.ts";

/** On a shared computer nothing of the member is left; what is not saved yet would be lost, and is asked about. */
export function SignOut(): ReactNode {
  const { t } = useTranslation();
  const { session } = useSession();
  const change = useSessionChange();
  const [problem, setProblem] = useState<string>();
  const signOut = async (): Promise<void> => {
    try {
      const kept = await allKept(session?.member.id ?? "");
      if (kept.hasUnsaved && !window.confirm(t("signOut.unsaved"))) return;
      await call("session", { method: "DELETE" });
      await kept.forget();
      change(null);
    } catch (error) {
      if (error instanceof CallFailed && error.refusal === "sign-in") change(null);
      else setProblem(describe(t, error));
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void signOut()}>
        {t("signOut")}
      </Button>
      <Problem text={problem} />
    </>
  );
}
