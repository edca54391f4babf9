import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import styles from "./MadeLink.module.css";

/** An address that is shown this once. It takes the focus, selected: it can be copied by keys, too. */
export function MadeLink({ address }: { readonly address: string }): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.select(), []);
  return (
    <div className={styles["made"]}>
      <Field ref={field} label={t("links.address")} hint={t("links.once")} value={address} readOnly />
      <Button
        onClick={() =>
          void navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            // The browser does not allow it: the keys do.
            () => field.current?.select(),
          )
        }
      >
        {t("links.copy")}
      </Button>
      <p role="status">{isCopied && t("links.copied")}</p>
    </div>
  );
}
