import type { EnrolledFactors } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { FactorList } from "./FactorList.tsx";
import { SessionList } from "./SessionList.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { useOwnSessions } from "./use-own-sessions.ts";

/** Where the member is signed in, by what programs, and how they show who they are. */
export function OwnSessionsPage({ factors }: { readonly factors: EnrolledFactors }): ReactNode {
  const { t } = useTranslation();
  const { sessions, error, end, start } = useOwnSessions();
  return (
    <>
      <PageHeading text={t("sessions.title")} />
      <Section title={t("sessions.open")}>
        <Problem text={error ? describe(t, error) : undefined} />
        {sessions ? <SessionList sessions={sessions} onEnd={end} /> : !error && <p role="status">{t("app.loading")}</p>}
      </Section>
      <Section title={t("sessions.program")}>
        <TokenForm onStart={start} />
      </Section>
      <Section title={t("factors.title")}>
        <FactorList factors={factors} />
      </Section>
    </>
  );
}
