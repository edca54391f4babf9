import type { ReactNode } from "react";
import type { AskedReceipt, ReceiptStatus as Status } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import controls from "../../ui/controls.module.css";
import { DateTime } from "../../ui/DateTime.tsx";
import { sentForm } from "../../ui/sent-form.ts";
import formPage from "../../ui/FormPage.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { SafeLink } from "../../ui/SafeLink.tsx";
import styles from "./ReceiptStatus.module.css";
import { receiptStatusTexts } from "./texts.ts";

/** Where something that a visitor sent stands, by its receipt. The form is a plain address: it can be kept as a bookmark. */
export function ReceiptStatus({ node, page }: WidgetProps<"receipt" | "forms" | "path">): ReactNode {
  const t = useTexts(receiptStatusTexts);
  const { receipt } = page;
  const done = sentForm(page);
  return (
    <div className={formPage["page"]}>
      {receipt?.found && (done === "question" || done === "contribution") && (
        <div className={styles["done"]} role="status">
          <p className={styles["said"]}>{t(`receiptStatus.done.${done}`)}</p>
          <p>{t("receiptStatus.keep")}</p>
          <p className={styles["number"]}>{receipt.typed}</p>
        </div>
      )}
      {receipt && <Result receipt={receipt} />}
      <form className={styles["form"]} method="get" role="search" aria-label={t("receiptStatus.submit")}>
        <div>
          <label className={controls["label"]} htmlFor={`${node.id}-receipt`}>
            {t("receiptStatus.label")}
          </label>
          <p className={styles["hint"]} id={`${node.id}-hint`}>
            {t("receiptStatus.hint")}
          </p>
          <input
            key={receipt?.typed ?? ""}
            className={controls["field"]}
            id={`${node.id}-receipt`}
            name="receipt"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={40}
            defaultValue={receipt?.typed ?? ""}
            aria-describedby={`${node.id}-hint`}
          />
        </div>
        <button className={controls["button"]} type="submit">
          {t("receiptStatus.submit")}
        </button>
      </form>
    </div>
  );
}

function Result({ receipt: { found } }: { readonly receipt: AskedReceipt }): ReactNode {
  const t = useTexts(receiptStatusTexts);
  if (!found)
    return (
      <Notice>
        <p role="status">{t("receiptStatus.unknown")}</p>
      </Notice>
    );
  return (
    <section className={styles["result"]} aria-label={t("receiptStatus.result")}>
      <Facts found={found} />
      <Way found={found} />
    </section>
  );
}

function Facts({ found }: { readonly found: Status }): ReactNode {
  const t = useTexts(receiptStatusTexts);
  return (
    <dl className={styles["facts"]}>
      <dt>{t("receiptStatus.state")}</dt>
      <dd className={styles["state"]}>{t(`receiptStatus.state.${stateOf(found)}`)}</dd>
      {found.reason !== undefined && (
        <>
          <dt>{t("receiptStatus.reason")}</dt>
          <dd>{found.reason}</dd>
        </>
      )}
      <dt>{t("receiptStatus.title")}</dt>
      <dd>{found.title}</dd>
      <dt>{t(found.kind === "question" ? "receiptStatus.field" : "receiptStatus.draft")}</dt>
      <dd>{found.about}</dd>
      <dt>{t("receiptStatus.sentAt")}</dt>
      <dd>
        <DateTime iso={found.sentAt} />
      </dd>
    </dl>
  );
}

/** Comments wait for each other, not for moderation. */
function stateOf({ kind, state }: Status): Status["state"] | "gathered" {
  return kind === "contribution" && state === "received" ? "gathered" : state;
}

function Way({ found: { kind, href } }: { readonly found: Status }): ReactNode {
  const t = useTexts(receiptStatusTexts);
  const { drafts, Link } = useHost();
  return (
    <>
      {href !== undefined && (
        <p>
          <SafeLink href={href}>{t(kind === "question" ? "receiptStatus.openQuestion" : "receiptStatus.openDraft")}</SafeLink>
        </p>
      )}
      {kind === "contribution" && drafts && (
        <p>
          <Link href={drafts.href}>{t("receiptStatus.otherDrafts", { name: drafts.name })}</Link>
        </p>
      )}
    </>
  );
}
