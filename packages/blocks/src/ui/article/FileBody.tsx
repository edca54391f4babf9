import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { Icon } from "../Icon.tsx";
import { FileLink } from "./FileLink.tsx";
import { Panel } from "./Panel.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";

interface FileBodyProps {
  readonly href: string;
  readonly name: string;
}

/** An article that offers one file. */
export function FileBody({ href, name }: FileBodyProps): ReactNode {
  const t = useTexts(articleTexts);
  return (
    <Panel note={t(safeUrl(href) === undefined ? "article.noFile" : "article.fileHint")}>
      <Icon name="download" />
      <FileLink href={href} fileName={name} />
    </Panel>
  );
}
