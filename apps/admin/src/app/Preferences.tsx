import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepLanguage, keepTheme, languages, themeNow, themes } from "./preferences.ts";
import styles from "./Preferences.module.css";

/** Language and theme, kept in this browser. */
export function Preferences(): ReactNode {
  const { t, i18n } = useTranslation();
  const [theme, setTheme] = useState(themeNow);
  const id = useId();
  return (
    <div className={styles["preferences"]}>
      <span>
        <label htmlFor={`${id}-language`}>{t("preferences.language")}</label>
        <select
          id={`${id}-language`}
          value={i18n.language}
          onChange={({ target }) => {
            keepLanguage(target.value);
            void i18n.changeLanguage(target.value);
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t("preferences.ownName", { lng: language })}
            </option>
          ))}
        </select>
      </span>
      <span>
        <label htmlFor={`${id}-theme`}>{t("preferences.theme")}</label>
        <select
          id={`${id}-theme`}
          value={theme}
          onChange={({ target }) => {
            keepTheme(target.value);
            setTheme(themeNow());
          }}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`preferences.theme.${one}`)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
