import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";

const RichText = lazy(async () => ({ default: (await import("./RichText.tsx")).RichText }));

export interface HtmlFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The editor of rich text comes with the first page that shows some. */
export function HtmlField({ hint, ...rest }: HtmlFieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<p role="status">{t("app.loading")}</p>}>
      <RichText {...rest} {...(hint !== undefined && { hint })} />
    </Suspense>
  );
}
