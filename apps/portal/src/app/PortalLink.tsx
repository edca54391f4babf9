import type { ReactNode } from "react";
import { useLinkClickHandler } from "react-router-dom";
import { isPagePath } from "@portal/domain";
import { type LinkProps, useHost } from "@portal/react";

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
  // The server draws hundreds of links, and no one clicks there.
  if (import.meta.env.SSR || !isPagePath(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <InnerLink href={href} {...rest}>
      {children}
    </InnerLink>
  );
}

/** The router's own link would bring its prefetching along, 4 KB that no page of ours uses; what a click means it still decides. */
function InnerLink({ href, children, ...rest }: Omit<LinkProps, "blank">): ReactNode {
  const follow = useLinkClickHandler(href);
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
