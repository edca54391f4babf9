import type { StaffMember } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { keepShortcuts, shortcutsAreOn } from "../app/preferences.ts";
import { Button } from "../ui/Button.tsx";
import { Combobox } from "../ui/Combobox.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { findAnything } from "./find-anything.ts";
import styles from "./Palette.module.css";
import { useShortcut } from "./use-shortcut.ts";

/** Keys, and keys of what they do. */
const shortcuts = [
  ["Ctrl+K", "shortcuts.open"],
  ["?", "shortcuts.list"],
  ["Ctrl+Z", "layout.undo"],
  ["Ctrl+Shift+Z", "layout.redo"],
] as const;

/** Goes to any page, change set or record by its name, and says which keys there are. */
export function Palette({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(shortcutsAreOn);
  useShortcut(({ key, ctrlKey, metaKey, altKey }) => {
    const isMeant = key === "?" || (key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey);
    if (isMeant) setIsOpen(true);
    return isMeant;
  });
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)} aria-keyshortcuts="Control+K">
        {t("shortcuts.open")}
      </Button>
      {isOpen && (
        <Dialog title={t("shortcuts.open")} onCancel={() => setIsOpen(false)}>
          <Combobox
            label={t("shortcuts.words")}
            placeholder={t("picker.hint")}
            none={t("picker.none")}
            of={["anything"]}
            find={(words, signal) => findAnything({ member, words, t }, signal)}
            onPick={({ key }) => {
              setIsOpen(false);
              void navigate(key);
            }}
          />
          <h3>{t("shortcuts.list")}</h3>
          <dl className={styles["shortcuts"]}>
            {shortcuts.map(([keys, text]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <label>
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ target }) => {
                  keepShortcuts(target.checked);
                  setIsOn(target.checked);
                }}
              />{" "}
              {t("shortcuts.on")}
            </label>
          </p>
          <Button look="quiet" onClick={() => setIsOpen(false)}>
            {t("shortcuts.close")}
          </Button>
        </Dialog>
      )}
    </>
  );
}
