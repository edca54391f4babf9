import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { Combobox, type ComboboxChoice } from "../ui/Combobox.tsx";

/** As many as are shown of what was searched for. */
const SHOWN = 8;
/** As many as are looked through for those that are meant. */
const SEARCHED = 50;

export interface RecordPickerProps {
  readonly label: string;
  readonly kind: string;
  /** Which of the kind are meant, by their key; without it all. */
  readonly isMeant?: (key: string) => boolean;
  readonly onPick: (record: ComboboxChoice) => void;
}

/** Searches live records of one kind by their titles. */
export function RecordPicker({ label, kind, isMeant = () => true, onPick }: RecordPickerProps): ReactNode {
  const { t } = useTranslation();
  const find = async (words: string, signal: AbortSignal): Promise<readonly ComboboxChoice[]> => {
    const query = new URLSearchParams({ kind, limit: String(SEARCHED), ...(words !== "" && { q: words }) });
    const { data } = await call<readonly ComboboxChoice[]>(`records?${query}`, { signal });
    return data.filter(({ key }) => isMeant(key)).slice(0, SHOWN);
  };
  return (
    <Combobox
      label={label}
      placeholder={t("richText.searchHint")}
      none={t("richText.searchNone")}
      of={["records-to-link", kind]}
      find={find}
      onPick={onPick}
    />
  );
}
