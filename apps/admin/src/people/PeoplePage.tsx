import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { InvitationForm } from "./InvitationForm.tsx";
import { InvitationList } from "./InvitationList.tsx";
import { StaffList } from "./StaffList.tsx";
import { usePeople } from "./use-people.ts";

/** Who works here, and who is asked to: for administrators. */
export function PeoplePage(): ReactNode {
  const { t } = useTranslation();
  const { staff, invitations, error } = usePeople();
  return (
    <>
      <PageHeading text={t("people.title")} />
      <Problem text={error ? describe(t, error) : undefined} />
      <Section title={t("people.invite")}>
        <InvitationForm />
      </Section>
      <Section title={t("people.invitations")}>{invitations && <InvitationList invitations={invitations} />}</Section>
      <Section title={t("people.staff")}>{staff && <StaffList staff={staff} />}</Section>
    </>
  );
}
