import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { type HostContext, useHost } from "@portal/react";
import { cx } from "./cx.ts";
import { Name } from "./Name.tsx";
import styles from "./TitleLink.module.css";

interface TitleLinkProps {
  readonly href: string | undefined;
  readonly text: string;
  readonly blank?: boolean | undefined;
  /** Its target is the whole card: the nearest positioned element around it. Links inside the card stand above by `z-index: 2`. */
  readonly covers?: boolean;
  readonly className?: string | undefined;
  /** Said before the title. */
  readonly children?: ReactNode;
}

/** The title of something as a link, underlined where it is pointed at. */
export const TitleLink = (props: TitleLinkProps): ReactNode => titleLink(props, useHost());

/** The same as a plain function, for what is drawn by the hundred: a component costs as much as the elements in it. */
export function titleLink(
  { href, text, blank, covers = false, className, children }: TitleLinkProps,
  { Link, drawLink }: Pick<HostContext, "Link" | "drawLink">,
): ReactNode {
  // What SafeLink and Name do, without them: titles are drawn by the hundred.
  const safe = safeUrl(href);
  const look = cx(styles["title"], covers && styles["covers"], className);
  const name = text.trim() === "" ? <Name text={text} /> : text;
  const inside =
    children === undefined ? (
      name
    ) : (
      <>
        {children}
        {name}
      </>
    );
  if (safe === undefined) return <span className={look}>{inside}</span>;
  if (drawLink) return drawLink({ href: safe, className: look, blank, children: inside });
  return (
    <Link href={safe} className={look} blank={blank}>
      {inside}
    </Link>
  );
}
