import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { useSessionChange } from "./use-session.ts";

export function SignOut(): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const [problem, setProblem] = useState<string>();
  const signOut = async (): Promise<void> => {
    try {
      await call("session", { method: "DELETE" });
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
