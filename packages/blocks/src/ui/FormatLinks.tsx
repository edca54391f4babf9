import type { ReactNode } from "react";
import { dataFormats } from "@portal/domain";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface FormatLinksProps {
  /** Of the file, without its ending. */
  readonly path: string;
  /** Says what is in the file. */
  readonly label: string;
}

/** A file in each format in which open data is there. */
export function FormatLinks({ path, label }: FormatLinksProps): ReactNode {
  return dataFormats.map((format) => (
    <a key={format} href={`${path}.${format}`} download>
      {format.toUpperCase()}
      <VisuallyHidden> – {label}</VisuallyHidden>
    </a>
  ));
}
