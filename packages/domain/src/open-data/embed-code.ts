import { escape } from "../escape.ts";

interface EmbedCode {
  /** Absolute. */
  readonly address: string;
  readonly title: string;
  /** CSS pixels. */
  readonly height: number;
}

/** What a frame may do: lead to a page of the portal, in a tab that is a page like any other. */
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/** HTML by which a page of another site shows a part of this portal in a frame. */
export const embedCode = ({ address, title, height }: EmbedCode): string =>
  `<iframe src="${escape(address)}" title="${escape(title)}" width="100%" height="${height}" loading="lazy" sandbox="${SANDBOX}"></iframe>`;
