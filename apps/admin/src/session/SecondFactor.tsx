import type { EnrolledFactors } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SmallPage } from "../app/SmallPage.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";
import { SignOut } from "./SignOut.tsx";
import { useSessionChange } from "./use-session.ts";

/** Asks for the second factor that the account has, before anything else is open. */
export function SecondFactor({ factors }: { readonly factors: EnrolledFactors }): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  return (
    <SmallPage title={t("secondFactor.title")}>
      <SecondFactorForm factors={factors} onShown={change} />
      <SignOut />
    </SmallPage>
  );
}
