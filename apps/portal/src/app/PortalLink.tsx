import type { ReactElement, ReactNode } from "react";
import { useLinkClickHandler } from "react-router-dom";
import { isPagePath } from "@portal/domain";
import { type HostContext, type LinkProps, useHost } from "@portal/react";

/** A link that navigates within the app where it can, and is an ordinary link everywhere else and without JavaScript. */
export function PortalLink(props: LinkProps): ReactNode {
  const { t } = useHost();
  if (import.meta.env.SSR || props.blank || !isPagePath(props.href)) return plainLink(props, t);
  const { blank: _blank, ...rest } = props;
  return <InnerLink {...rest} />;
}

/** As the server draws every link: hundreds a page, and no one clicks there. */
export function plainLink({ href, blank, children, ...rest }: LinkProps, t: HostContext["t"]): ReactElement {
  return blank ? (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> {t("link.newTab")}</span>
    </a>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
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
