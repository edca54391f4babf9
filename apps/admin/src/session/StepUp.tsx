import type { EnrolledFactors, SessionView } from "@portal/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { StepUpContext } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";
import { sessionKey } from "./use-session.ts";

export interface StepUpProps {
  readonly factors: EnrolledFactors;
  readonly children: ReactNode;
}

/** Around the pages: asks for the second factor once more where an act needs it. */
export function StepUp({ factors, children }: StepUpProps): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  /** Of the act that waits. */
  const [answer, setAnswer] = useState<(isShown: boolean) => void>();
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  const close = (isShown: boolean): void => {
    answer?.(isShown);
    setAnswer(undefined);
  };
  const onShown = (session: SessionView): void => {
    client.setQueryData(sessionKey, session);
    close(true);
  };
  return (
    <StepUpContext value={ask}>
      {children}
      {answer && (
        <Dialog title={t("stepUp.title")} onCancel={() => close(false)}>
          <p>{t("stepUp.text")}</p>
          <SecondFactorForm factors={factors} onShown={onShown} />
          <Button look="quiet" onClick={() => close(false)}>
            {t("dialog.cancel")}
          </Button>
        </Dialog>
      )}
    </StepUpContext>
  );
}
