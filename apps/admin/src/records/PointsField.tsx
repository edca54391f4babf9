import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../ui/Problem.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { readPoints, writePoints } from "./points.ts";
import { PointsChart } from "./PointsChart.tsx";
import styles from "./PointsField.module.css";

export interface PointsFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The numbers of a series as a spreadsheet has them: a day and a number a line, to be typed or pasted, and their chart while one types. */
export function PointsField({ label, hint, value, onChange }: PointsFieldProps): ReactNode {
  const { t } = useTranslation();
  /** Kept as it is typed, also where a line cannot be read yet. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? writePoints(value);
  const { points, problems } = readPoints(text);
  return (
    <div className={styles["field"]}>
      <TextArea
        label={label}
        hint={hint}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readPoints(target.value);
          if (read.problems.length === 0) onChange(read.points);
        }}
      />
      <Problem text={problems.length === 0 ? undefined : t("record.points.problem", { lines: problems.slice(0, 5).join(", ") })} />
      <PointsChart label={label} points={points} />
    </div>
  );
}
