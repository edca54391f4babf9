import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { Button } from "../ui/Button.tsx";
import { showPasskey, signInByPasskey } from "./passkeys.ts";
import { useSessionChange } from "./use-session.ts";

export interface PasskeyButtonProps {
  readonly kind: "sign-in" | "step-up";
  readonly onProblem: (text: string | undefined) => void;
}

/** Nothing where the browser has no passkeys. */
export function PasskeyButton({ kind, onProblem }: PasskeyButtonProps): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;
  const ask = async (): Promise<void> => {
    setBusy(true);
    onProblem(undefined);
    try {
      change(await (kind === "sign-in" ? signInByPasskey() : showPasskey()));
    } catch (error) {
      onProblem(describe(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void ask()}>
      {t("signIn.passkey")}
    </Button>
  );
}
