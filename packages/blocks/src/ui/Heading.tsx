import type { ReactNode } from "react";

interface HeadingProps {
  /** 1 to 6; what lies outside is brought in. */
  readonly level: number;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A heading of the level that the layout tree asks for. */
export function Heading({ level, className, id, children }: HeadingProps): ReactNode {
  const Tag = `h${Math.min(Math.max(Math.trunc(level), 1), 6)}` as "h1";
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}
