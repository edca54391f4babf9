import type { Formatter } from "@portal/react";

/** Bytes as readers know them: "2,9 KB". */
export function formatSize(bytes: number, format: Pick<Formatter, "number">): string {
  if (!(bytes > 0)) return "";
  const [value, unit] = bytes < 1_048_576 ? [bytes / 1024, "KB"] : [bytes / 1_048_576, "MB"];
  return `${format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}
