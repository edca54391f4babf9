import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { describeFile } from "./file-type.ts";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";

interface FileLinkProps {
  readonly href: string;
  readonly fileName: string;
}

/** A file by name and kind; plain text where the address must not be linked to. An ordinary link: no page of the portal stands behind it. */
export function FileLink({ href, fileName }: FileLinkProps): ReactNode {
  const t = useTexts(articleTexts);
  const safe = safeUrl(href);
  const { name, type } = describeFile(href, fileName);
  const label = name || t("article.file");
  const kind = type && <span>{` (${type})`}</span>;
  if (safe === undefined) return <span>{label}</span>;
  return (
    <a href={safe} download={name || true}>
      {label}
      {kind}
    </a>
  );
}
