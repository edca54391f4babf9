import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { createGunzip } from "node:zlib";
import { Agent, request } from "undici";

/** Bytes, on the wire and decompressed. */
const MAX_BYTES = 1024 * 1024;
export const TOO_LARGE = `The feed is larger than ${MAX_BYTES / 1024 / 1024} MB.`;
const MAX_REDIRECTS = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Why a feed brought nothing, in one sentence without anything a stranger wrote. */
export class FeedRefused extends Error {
  override readonly name = "FeedRefused";
}

export interface FeedFetcherOptions {
  /** As in URL.host: with the port where it is not the scheme's own. */
  readonly hosts: ReadonlySet<string>;
  /** Milliseconds for everything, redirects and body included. */
  readonly timeout: number;
  /** By IP address. */
  readonly mayConnect: (address: string) => boolean;
}

export interface FeedFetcher {
  /** @returns the text of a feed. @throws FeedRefused, or what the network throws */
  fetch(address: string, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** Fetches XML from configured hosts, and connects to public addresses only: looked at when connecting, after each redirect too. */
export function createFeedFetcher({ hosts, timeout, mayConnect }: FeedFetcherOptions): FeedFetcher {
  const agent = new Agent({
    connect: { lookup: guardedLookup(mayConnect), timeout },
    maxResponseSize: MAX_BYTES,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    pipelining: 0,
  });

  const check = (url: URL): void => {
    if (!/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new FeedRefused("Only http and https addresses are fetched.");
    if (!hosts.has(url.host)) throw new FeedRefused("The feed, or what it redirects to, is on a host that FEED_HOSTS does not name.");
    // An address needs no lookup: the guard would not see it.
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) !== 0 && !mayConnect(literal)) throw privateAddress();
  };

  return {
    async fetch(address, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      for (let url = new URL(address), left = MAX_REDIRECTS; ; left -= 1) {
        check(url);
        const { statusCode, headers, body } = await request(url, {
          dispatcher: agent,
          signal: limit,
          headers: { accept: "application/rss+xml, application/atom+xml, application/xml, text/xml", "accept-encoding": "gzip" },
        });
        // Destroying it is meant: nothing more of it is read.
        const refuse = (why: string): FeedRefused => {
          body.on("error", () => undefined).destroy();
          return new FeedRefused(why);
        };
        const location = headers["location"];
        if (redirects.has(statusCode) && typeof location === "string") {
          if (left === 0) throw refuse(`The feed redirects more than ${MAX_REDIRECTS} times.`);
          const next = URL.parse(location, url);
          if (!next) throw refuse("The feed redirects to something that is no address.");
          refuse("");
          url = next;
          continue;
        }
        if (statusCode !== 200) throw refuse(`The host answered ${statusCode}.`);
        const type = [headers["content-type"] ?? ""].flat()[0] ?? "";
        if (!/^(application|text)\/([\w.-]+\+)?xml\s*(;|$)/i.test(type)) throw refuse("What the host sent is not XML by its content type.");
        const encoding = [headers["content-encoding"] ?? "identity"].flat().join();
        if (encoding !== "identity" && encoding !== "gzip")
          throw refuse("The host compressed its answer in a way that it was not asked for.");
        return decodeXml(await readAll(body, encoding === "gzip", limit), type);
      }
    },
    close: () => agent.destroy(),
  };
}

const privateAddress = (): FeedRefused => new FeedRefused("The host's address is not on the public internet.");

/** Names may mean anything at any time: the very answer that is connected to is looked at. */
const guardedLookup =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => mayConnect(address))) return callback(privateAddress(), []);
      const [first] = addresses;
      if (options.all || !first) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

async function readAll(body: NodeJS.ReadableStream & AsyncIterable<Buffer>, zipped: boolean, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const plain = zipped ? unzipped(body) : body;
  for await (const chunk of plain) {
    signal.throwIfAborted();
    size += chunk.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (size > MAX_BYTES) throw new FeedRefused(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unzipped(body: NodeJS.ReadableStream): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  body.on("error", (error: Error) => gunzip.destroy(error));
  gunzip.on("close", () => (body as unknown as { destroy(): void }).destroy());
  return body.pipe(gunzip);
}

/** Bytes as text: by the byte order mark, the content type, or the XML declaration; what no rule names is UTF-8. */
function decodeXml(bytes: Buffer, contentType: string): string {
  const declared = /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]+)/.exec(bytes.subarray(0, 200).toString("latin1"))?.[1];
  const label = bom(bytes) ?? /;\s*charset=["']?([\w.:-]+)/i.exec(contentType)?.[1] ?? declared ?? "utf-8";
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function bom(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? "utf-8" : undefined;
}
