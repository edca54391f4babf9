import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { useSessionChange } from "./use-session.ts";

export function SignOut(): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const { run, isBusy, problem } = useAct();
  const signOut = async (): Promise<void> => {
    await call("session", { method: "DELETE" });
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
