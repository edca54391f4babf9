import dayjs, { type Dayjs } from "dayjs";
import "dayjs/locale/en.js";
import "dayjs/locale/vi.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { Language } from "@portal/core";

dayjs.extend(utc);
dayjs.extend(timezone);

/** An instant as it is in a time zone and a language: the week starts on Monday in Vietnamese, on Sunday in English (specification §9). */
export const localTime = (instant: string, language: Language, timeZone: string): Dayjs => dayjs(instant).tz(timeZone).locale(language);
