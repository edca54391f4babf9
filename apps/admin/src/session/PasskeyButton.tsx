import type { SessionView } from "@portal/contracts";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { showPasskey, signInByPasskey } from "./passkeys.ts";

export interface PasskeyButtonProps {
  readonly kind: "sign-in" | "step-up";
  readonly onShown: (session: SessionView) => void;
}

/** Nothing where the browser has no passkeys. */
export function PasskeyButton({ kind, onShown }: PasskeyButtonProps): ReactNode {
  const { t } = useTranslation();
  const { run, isBusy, problem } = useAct();
  if (!browserSupportsWebAuthn()) return null;
  const ask = async (): Promise<void> => onShown(await (kind === "sign-in" ? signInByPasskey() : showPasskey()));
  return (
    <>
      <Problem text={problem} />
      <Button look="quiet" isBusy={isBusy} onClick={() => run(ask)}>
        {t("signIn.passkey")}
      </Button>
    </>
  );
}
