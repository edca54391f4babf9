import type { ReactNode } from "react";
import type { MinistryPage, PageModel } from "@portal/domain";
import { ministryPages } from "@portal/domain";
import { useHost } from "@portal/react";
import { Done } from "../form/Done.tsx";
import { Notice } from "../Notice.tsx";
import { useTexts } from "../use-texts.ts";
import formPage from "../FormPage.module.css";
import styles from "./AccountPage.module.css";
import { type AccountTextKey, accountTexts } from "./texts.ts";

interface AccountPageProps {
  readonly page: Pick<PageModel, "path" | "forms">;
  /** Forms and what leads elsewhere. */
  readonly children: ReactNode;
}

/** Around the forms of an account page: what has just been done, or that nothing can be. */
export function AccountPage({ page, children }: AccountPageProps): ReactNode {
  const t = useTexts(accountTexts);
  return (
    <div className={formPage["page"]}>
      <Done page={page} />
      {page.forms ? (
        children
      ) : (
        <Notice>
          <p className={styles["closed"]}>{t("account.closed")}</p>
          <p>{t("account.closed.why")}</p>
        </Notice>
      )}
    </div>
  );
}

/** A form in its frame. */
export function Framed({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={formPage["frame"]}>{children}</div>;
}

interface WayProps {
  readonly page: Pick<PageModel, "language">;
  readonly to: MinistryPage;
  readonly question?: AccountTextKey;
  readonly link: AccountTextKey;
}

/** "No account yet? Register" */
export function Way({ page, to, question, link }: WayProps): ReactNode {
  const { Link } = useHost();
  const t = useTexts(accountTexts);
  return (
    <p>
      {question && `${t(question)} `}
      <Link href={ministryPages[page.language][to]}>{t(link)}</Link>
    </p>
  );
}
