import { type ReactNode, useState } from "react";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { SmallPage } from "../app/SmallPage.tsx";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { addPasskey } from "./passkeys.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SignOut } from "./SignOut.tsx";
import { useSessionChange } from "./use-session.ts";

/** Sets up the first second factor of an account that needs one, and shows its recovery codes. */
export function Enrolment(): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const { run, isBusy, problem } = useAct();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <SmallPage title={t("recovery.title")}>
        <RecoveryCodes codes={codes} onNoted={() => change()} />
      </SmallPage>
    );
  return (
    <SmallPage title={t("enrolment.title")}>
      <p>{t("enrolment.text")}</p>
      <Problem text={problem} />
      {browserSupportsWebAuthn() && (
        <Button isBusy={isBusy} onClick={() => run(async () => setCodes(await addPasskey(t("enrolment.passkeyName"))))}>
          {t("enrolment.passkey")}
        </Button>
      )}
      <AuthenticatorSetup label={t("enrolment.authenticator")} onSet={setCodes} />
      <SignOut />
    </SmallPage>
  );
}
