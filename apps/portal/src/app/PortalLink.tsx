import type { MouseEvent, ReactNode } from "react";
import { type LinkProps, useHost } from "@portal/react";
import { followed } from "../navigation/followed.ts";
import { useRouter } from "../navigation/router.ts";

/** Paths that the server answers with something else than a page of the portal. */
const files = /^\/(?:api|static|assets)\//;

/** A link that navigates within the app where it can, and is an ordinary link everywhere else and without JavaScript. */
export function PortalLink({ href, blank, children, ...rest }: LinkProps): ReactNode {
  const { t } = useHost();
  const { go } = useRouter();
  if (blank) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> {t("link.newTab")}</span>
      </a>
    );
  }
  const within = href.startsWith("/") && !files.test(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    const path = followed(event, event.currentTarget.href, location.href);
    if (path === undefined) return;
    event.preventDefault();
    go(path, { replace: path === location.pathname + location.search });
  };
  return (
    <a href={href} {...rest} onClick={within ? follow : undefined}>
      {children}
    </a>
  );
}
