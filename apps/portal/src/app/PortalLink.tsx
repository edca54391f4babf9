import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type LinkProps, useHost } from "@portal/react";

/** Paths that the server answers with something else than a page of the portal. */
const files = /^\/(?:api|static|assets)\//;

/** A link that navigates within the app where it can, and is an ordinary link everywhere else and without JavaScript. */
export function PortalLink({ href, blank, children, ...rest }: LinkProps): ReactNode {
  const { t } = useHost();
  if (blank) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> {t("link.newTab")}</span>
      </a>
    );
  }
  return href.startsWith("/") && !files.test(href) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
