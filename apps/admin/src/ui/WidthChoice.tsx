import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RadioChoice } from "./RadioChoice.tsx";

const widths: readonly number[] = [360, 768, 1280];

export interface WidthChoiceProps {
  /** CSS pixels. */
  readonly width: number;
  readonly onChoose: (width: number) => void;
}

/** How wide a page is shown: as on a phone, a tablet or a desk. */
export function WidthChoice({ width, onChoose }: WidthChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <RadioChoice
      legend={t("preview.width")}
      options={widths}
      chosen={width}
      labelOf={(one) => t(`preview.width.${one}`)}
      onChoose={onChoose}
    />
  );
}
