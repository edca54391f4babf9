/** Draws what pages of others show in a frame: a whole document without scripts, which asks for no other file. */
import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import chartStyles from "@portal/blocks/chart.css?inline";
import pageStyles from "@portal/blocks/styles.css?inline";
import { type DrawnEmbed, type Embed, escape } from "@portal/domain";
import { type HostContext, HostProvider } from "@portal/react";
import { plainLink } from "../app/PortalLink.tsx";
import { formatterOf } from "../i18n/format.ts";
import { translatorOf } from "../i18n/translator.ts";
import { Charts } from "./Charts.tsx";
import styles from "./Embed.module.css";
import ownStyles from "./Embed.module.css?inline";
import { Headlines } from "./Headlines.tsx";
import { OutLink } from "./OutLink.tsx";
import { embedTexts } from "./texts.ts";

// In the document: a frame in a sandbox has an origin of its own, to which browsers give none of the portal's style sheets.
const style = [pageStyles, chartStyles, ownStyles].join("\n");
const styleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;

export function drawEmbed(embed: Embed, timeZone: string): DrawnEmbed {
  const { language, title, publisher, page } = embed;
  const { translate } = translatorOf(language);
  const host: HostContext = {
    language,
    Link: (link) => plainLink(link, translate),
    t: translate,
    format: formatterOf(language, timeZone),
    action: () => undefined,
  };
  const body = renderToStaticMarkup(
    <HostProvider value={host}>
      <main className={styles["frame"]}>
        <h1 className={styles["title"]}>{title}</h1>
        {embed.kind === "chart" ? <Charts series={embed.series} /> : <Headlines entries={embed.entries} />}
        <p className={styles["source"]}>
          {embedTexts[language].source}: <OutLink href={page}>{publisher}</OutLink>
        </p>
      </main>
    </HostProvider>,
  );
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – ${escape(publisher)}</title>
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>${body}</body>
</html>
`;
  return { html, styleHash };
}
