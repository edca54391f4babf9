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
export function plainLink(link: LinkProps, t: HostContext["t"]): ReactElement {
  const { blank, children } = link;
  // Attributes by name: to copy what is left of the properties would cost more than the link.
  return (
    <a
      href={link.href}
      target={blank ? "_blank" : undefined}
      rel={blank ? "noopener" : undefined}
      className={link.className}
      lang={link.lang}
      aria-label={link["aria-label"]}
      aria-current={link["aria-current"]}
      aria-hidden={link["aria-hidden"]}
      tabIndex={link.tabIndex}
    >
      {blank ? inNewTab(children, t) : children}
    </a>
  );
}

const inNewTab = (children: ReactNode, t: HostContext["t"]): ReactElement => (
  <>
    {children}
    <span className="visually-hidden"> {t("link.newTab")}</span>
  </>
);

/** The router's own link would bring its prefetching along, 4 KB that no page of ours uses; what a click means it still decides. */
function InnerLink({ href, children, ...rest }: Omit<LinkProps, "blank">): ReactNode {
  const follow = useLinkClickHandler(href);
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
