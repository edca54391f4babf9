import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RadioChoice } from "../ui/RadioChoice.tsx";
import { Select } from "../ui/Select.tsx";
import { WidthChoice } from "../ui/WidthChoice.tsx";
import styles from "./ChangeSetPreview.module.css";
import { PreviewFields } from "./PreviewFields.tsx";
import type { PreviewPage } from "./preview-pages.ts";

/** Of a page: as it is without the change set, or with it. */
export type Side = "before" | "after";

const sides = ["before", "after", "both"] as const;

/** What is shown in the frames. */
export interface Shown {
  readonly path: string;
  readonly width: number;
  readonly theme: string;
  /** As the field for date and time has it; "": now. */
  readonly time: string;
  readonly sides: (typeof sides)[number];
}

export interface PreviewOptionsProps {
  readonly pages: readonly PreviewPage[];
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}

export function PreviewOptions({ pages, shown, onChange }: PreviewOptionsProps): ReactNode {
  const { t } = useTranslation();
  const set = (change: Partial<Shown>): void => onChange({ ...shown, ...change });
  return (
    <>
      <div className={styles["options"]}>
        <Select label={t("preview.page")} value={shown.path} onChange={(path) => set({ path })}>
          <option value="/">{t("preview.home")}</option>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title} ({path})
            </option>
          ))}
        </Select>
        <PreviewFields theme={shown.theme} time={shown.time} onChange={set} />
      </div>
      <RadioChoice
        legend={t("preview.sides")}
        options={sides}
        chosen={shown.sides}
        labelOf={(one) => t(`preview.sides.${one}`)}
        onChoose={(one) => set({ sides: one })}
      />
      <WidthChoice width={shown.width} onChoose={(width) => set({ width })} />
    </>
  );
}
