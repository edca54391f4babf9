import { useTranslation } from "react-i18next";

/** @returns names a place in a record in the reader's language; what has no name there keeps its own */
export function useFieldLabel(): (path: readonly string[]) => string {
  const { t } = useTranslation();
  return (path) => path.map((name) => t(`field.${name}`, { defaultValue: name })).join(" › ");
}
