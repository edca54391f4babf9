import { ErrorBoundary } from "@portal/react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";

/** A page that loads its code, and whose failure leaves the way to the others. */
export function GuardedPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { key } = useLocation();
  // React has the error in the console.
  return (
    <ErrorBoundary fallback={<FailedPage />} onError={() => undefined} resetKey={key}>
      <Suspense fallback={<p role="status">{t("app.loading")}</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function FailedPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading text={t("failed.title")} />
      <p>{t("failed.text")}</p>
      <Button onClick={() => location.reload()}>{t("failed.reload")}</Button>
    </>
  );
}
