import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { type LinkProps, useHost } from "@portal/react";

/** The host's link, or plain text where the address is missing or must not be linked to. Addresses in content are untrusted. */
export function SafeLink({
  href,
  className,
  children,
  ...rest
}: Omit<LinkProps, "href"> & { readonly href: string | undefined }): ReactNode {
  const { Link, drawLink } = useHost();
  const safe = safeUrl(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  if (drawLink) return drawLink({ href: safe, className, children, ...rest });
  return (
    <Link href={safe} className={className} {...rest}>
      {children}
    </Link>
  );
}
