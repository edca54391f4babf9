import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { clockTime, portalZone, zoneName } from "../i18n/time-zone.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { readSchedule, type Schedule, type ScheduleFault } from "./read-schedule.ts";

export interface ScheduleFormProps {
  readonly isScheduled: boolean;
  /** As it is scheduled now, or is meant to be. */
  readonly publishAt: string | null;
  readonly expireAt: string | null;
  readonly isBusy: boolean;
  readonly onSchedule: (schedule: Schedule) => void;
}

/** When the set goes live, and when what it did is taken back, by the portal's clocks. */
export function ScheduleForm({ isScheduled, publishAt, expireAt, isBusy, onSchedule }: ScheduleFormProps): ReactNode {
  const { t, i18n } = useTranslation();
  const [fault, setFault] = useState<ScheduleFault>();
  const timeZone = portalZone();
  const shown = (moment: string | null): string => (moment === null ? "" : clockTime(Date.parse(moment), timeZone));
  const zone = t("schedule.zone", { zone: zoneName(timeZone, i18n.language) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = { publishAt: typedIn(form, "publishAt"), expireAt: typedIn(form, "expireAt") };
        const read = readSchedule({ ...typed, timeZone });
        setFault(typeof read === "string" ? read : undefined);
        if (typeof read !== "string") onSchedule(read);
      }}
    >
      <Field label={t("schedule.publishAt")} hint={zone} type="datetime-local" name="publishAt" defaultValue={shown(publishAt)} required />
      <Field label={t("schedule.expireAt")} hint={zone} type="datetime-local" name="expireAt" defaultValue={shown(expireAt)} />
      <Button look="quiet" type="submit" isBusy={isBusy}>
        {t(isScheduled ? "schedule.change" : "schedule.send")}
      </Button>
      <Problem text={fault && t(`schedule.${fault}`)} />
    </form>
  );
}
