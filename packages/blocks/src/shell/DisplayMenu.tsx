import { type ReactNode, useRef } from "react";
import { kept } from "@portal/react";
import { Icon } from "../ui/Icon.tsx";
import { type ChoiceName, choices, choose, useChoice } from "./choices.ts";
import { useMenuBehaviour } from "./menu-behaviour.ts";
import { isKeyOf, useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";
import styles from "./DisplayMenu.module.css";

/** Theme and text size. Without JavaScript the device decides, and the menu is not there. */
export const DisplayMenu = kept("DisplayMenu", (): ReactNode => {
  const t = useTexts(shellTexts);
  const container = useRef<HTMLDivElement>(null);
  useMenuBehaviour(container);
  return (
    <div ref={container} className={styles["display"]} data-script-only="">
      <details>
        <summary className={styles["button"]}>
          <Icon name="display" />
          {t("shell.display")}
        </summary>
        <div className={styles["panel"]}>
          <Choice name="theme" label={t("shell.theme")} none={t("shell.theme.system")} />
          <Choice name="text" label={t("shell.text")} none={t("shell.text.normal")} />
        </div>
      </details>
    </div>
  );
});

interface ChoiceProps {
  readonly name: ChoiceName;
  readonly label: string;
  /** What it is called to choose nothing. */
  readonly none: string;
}

/** The host's script for stored choices goes by `data-choice` and `value` (apps/portal/src/prefs.ts). */
function Choice({ name, label, none }: ChoiceProps): ReactNode {
  const t = useTexts(shellTexts);
  const textOf = (key: string): string => (isKeyOf(shellTexts, key) ? t(key) : key);
  const chosen = useChoice(name);
  return (
    <fieldset className={styles["choice"]}>
      <legend className={styles["legend"]}>{label}</legend>
      {["", ...choices[name]].map((value) => (
        <label key={value} className={styles["option"]}>
          <input
            type="radio"
            name={`shell-${name}`}
            data-choice={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(name, value)}
          />
          {value === "" ? none : textOf(`shell.${name}.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
