import type { ReactNode } from "react";

interface HeadingProps {
  /** 1 to 6; what lies outside is brought in. */
  readonly level: number;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** Element of a heading of the level that the layout tree asks for, 1 to 6: for what is drawn by the hundred. What lies outside is brought in. */
export const headingTag = (level: number): (typeof tags)[number] => tags[Math.min(Math.max(Math.trunc(level), 1), 6) - 1] ?? "h6";

/** A heading of the level that the layout tree asks for. */
export function Heading({ level, className, id, children }: HeadingProps): ReactNode {
  const Tag = headingTag(level);
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}
