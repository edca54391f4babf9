import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { embedTexts } from "./texts.ts";

interface OutLinkProps {
  /** Absolute. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link out of the frame: to a tab of its own, as the page around the frame is of another site. */
export function OutLink({ href, children }: OutLinkProps): ReactNode {
  const { language } = useHost();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {embedTexts[language].newTab}</span>
    </a>
  );
}
