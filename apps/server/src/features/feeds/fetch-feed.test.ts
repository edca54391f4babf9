import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFeedFetcher } from "./fetch-feed.ts";
import { isPublicAddress } from "./public-address.ts";
import { answerXml, type FeedServer, redirectTo, rss, startFeedServer } from "./testing/feed-server.ts";

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(() => server.close());

const onLoopback = (address: string) => address === "127.0.0.1" || isPublicAddress(address);
const MB = 1024 * 1024;

async function fetchFrom(address: string, { hosts = [server.host], mayConnect = onLoopback, timeout = 5000 } = {}) {
  const fetcher = createFeedFetcher({ hosts: new Set(hosts), timeout, mayConnect });
  try {
    return await fetcher.fetch(address, new AbortController().signal);
  } catch (error) {
    // undici wraps what a lookup throws.
    const { cause } = error as Error;
    throw cause instanceof Error && cause.name === "FeedRefused" ? cause : error;
  } finally {
    await fetcher.close();
  }
}

describe("brings", () => {
  it("a feed, plain, zipped, and behind three redirects", async () => {
    const feed = rss("<item><title>Tin</title></item>");
    server.answers = {
      "/plain": answerXml(feed),
      "/zipped": answerXml(gzipSync(feed), { "content-encoding": "gzip", "content-type": "text/xml" }),
      "/1": redirectTo("/2"),
      "/2": redirectTo(`${server.origin}/3`),
      "/3": redirectTo("plain"),
    };
    for (const path of ["/plain", "/zipped", "/1"]) expect(await fetchFrom(server.origin + path)).toBe(feed);
  });

  it("text in the encoding that it names", async () => {
    server.answers = {
      "/latin": answerXml(Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><rss>\xe9</rss>', "latin1"), {
        "content-type": "text/xml",
      }),
    };
    expect(await fetchFrom(`${server.origin}/latin`)).toContain("<rss>é</rss>");
  });
});

describe("refuses", () => {
  it("hosts that are not configured, also behind a redirect, without asking them", async () => {
    const other = await startFeedServer();
    other.answers = { "/feed": answerXml(rss("")) };
    server.answers = { "/away": redirectTo(`${other.origin}/feed`) };
    await expect(fetchFrom(`${other.origin}/feed`)).rejects.toThrow("FEED_HOSTS does not name");
    await expect(fetchFrom(`${server.origin}/away`)).rejects.toThrow("FEED_HOSTS does not name");
    await expect(fetchFrom(server.origin.replace("http", "ftp"))).rejects.toThrow("Only http and https");
    expect(other.asked).toEqual([]);
    await other.close();
  });

  it("configured hosts at private addresses: as numbers, by name, in odd spellings, behind a redirect", async () => {
    const port = server.host.split(":")[1] ?? "";
    server.answers = {
      "/feed": answerXml(rss("")),
      "/metadata": redirectTo("http://169.254.169.254/latest"),
      "/inside": redirectTo("http://[fd00::1]/"),
    };
    const strict = { mayConnect: isPublicAddress, hosts: [server.host, `localhost:${port}`, `[::1]:${port}`] };
    for (const host of [server.host, `localhost:${port}`, `[::1]:${port}`, `0x7f.1:${port}`, `2130706433:${port}`])
      await expect(fetchFrom(`http://${host}/feed`, strict), host).rejects.toThrow("not on the public internet");
    expect(server.asked).toEqual([]);
    const hosts = [server.host, "169.254.169.254", "[fd00::1]"];
    for (const path of ["/metadata", "/inside"])
      await expect(fetchFrom(server.origin + path, { hosts }), path).rejects.toThrow("not on the public internet");
  });

  it("redirects in a cycle", async () => {
    server.answers = { "/round": redirectTo("/round") };
    await expect(fetchFrom(`${server.origin}/round`)).rejects.toThrow("more than 3 times");
    expect(server.asked).toHaveLength(4);
  });

  it("what is larger than 1 MB, announced or not", async () => {
    server.answers = {
      "/announced": answerXml("x".repeat(2 * MB), { "content-length": String(2 * MB) }),
      "/endless": (_request, response) => {
        response.writeHead(200, { "content-type": "text/xml" });
        const more = () => {
          while (!response.destroyed && response.write("x".repeat(65_536)));
        };
        response.on("drain", more);
        more();
      },
    };
    for (const path of ["/announced", "/endless"])
      await expect(fetchFrom(server.origin + path), path).rejects.toThrow(/larger than 1 MB|max|exceeded/i);
  });

  it("a gzip bomb, without unpacking it", async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MB));
    expect(bomb.length).toBeLessThan(MB);
    server.answers = { "/bomb": answerXml(bomb, { "content-encoding": "gzip" }) };
    const before = process.memoryUsage().arrayBuffers;
    await expect(fetchFrom(`${server.origin}/bomb`)).rejects.toThrow("larger than 1 MB");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * MB);
  });

  it("broken gzip, and compression that was not asked for", async () => {
    server.answers = {
      "/broken": answerXml(gzipSync(rss("")).subarray(0, 30), { "content-encoding": "gzip" }),
      "/twice": answerXml(gzipSync(gzipSync(rss(""))), { "content-encoding": "gzip, gzip" }),
    };
    await expect(fetchFrom(`${server.origin}/broken`)).rejects.toThrow(/unexpected end/);
    await expect(fetchFrom(`${server.origin}/twice`)).rejects.toThrow("was not asked for");
  });

  it("a slow drip and a host that never answers, when the time is over", async () => {
    const drips: NodeJS.Timeout[] = [];
    server.answers = {
      "/drip": (_request, response) => {
        response.writeHead(200, { "content-type": "text/xml" });
        drips.push(setInterval(() => response.write("x"), 50));
      },
      "/silent": () => undefined,
    };
    for (const path of ["/drip", "/silent"]) {
      const began = performance.now();
      await expect(fetchFrom(server.origin + path, { timeout: 400 }), path).rejects.toThrow(/timeout/i);
      expect(performance.now() - began).toBeLessThan(20_000);
    }
    drips.forEach(clearInterval);
  });

  it("anything that is no XML, and errors", async () => {
    server.answers = {
      "/html": answerXml("<html>", { "content-type": "text/html" }),
      "/svg": answerXml("<svg/>", { "content-type": "image/svg+xml" }),
      "/none": answerXml("<rss/>", { "content-type": "" }),
    };
    for (const path of ["/html", "/svg", "/none"]) await expect(fetchFrom(server.origin + path), path).rejects.toThrow("not XML");
    await expect(fetchFrom(`${server.origin}/missing`)).rejects.toThrow("answered 404");
  });
});
