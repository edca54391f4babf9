/**
 * What stands in front of the portal, by the files of deploy/: requests a second for the home, which nginx and Varnish keep, beside a file of the same
 * bytes; and from a commit until Varnish shows it. It needs Debian's nginx, varnish, varnish-modules and nghttp2-client.
 */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "../measure.ts";
import type { Line } from "../report.ts";
import { withContent } from "../server/portal.ts";
import { brotliOf, untilCompressed } from "../server/brotli.ts";
import { DEMONSTRATION, pages } from "../speed/pages.ts";
import { timesUntilShown, visibleLine } from "../speed/visible.ts";
import { type Deployment, loadDeployment, type Running } from "./deployment.ts";

/** Of each page and each file, in rounds that take turns. */
const HITS = 1_000_000;
const ROUNDS = 5;
const GOAL = 0.7;
const GOAL_VISIBLE_MS = 300;
const FILE = "/as-a-file.html";

/** @param root the checkout */
export function frontLines(root: string): Promise<Line[]> {
  return withContent(root, { articles: DEMONSTRATION }, async ({ origin, connectionString }) => {
    const deployment = await loadDeployment(root);
    const { folder, remove } = deployment.openFolder();
    const running: Running[] = [];
    const keep = <T extends Running>(one: T): T => {
      running.push(one);
      return one;
    };
    try {
      const portal = Number(new URL(origin).port);
      await untilCompressed(origin + pages.home);
      const bytes = await brotliOf(origin + pages.home);
      writeFileSync(join(folder, FILE), bytes);
      const nginx = keep(await deployment.startNginx({ processes: [portal], edits: withFile(folder) }));
      const varnish = keep(await deployment.startVarnish([portal, portal]));
      keep(await deployment.startPurgerProcess(connectionString, varnish.purgeUrl));
      const plain = keep(await startPlainVarnish(deployment, folder, bytes));
      const [visible = []] = await timesUntilShown(connectionString, [varnish.base]);
      const secure = `https://${deployment.HOST}:${nginx.port}`;
      const overTls = [`--connect-to=127.0.0.1:${nginx.port}`, "-c", "20", "-m", "10"];
      return [
        ...(await compare("nginx, HTTP/2 over TLS", [...overTls, secure + pages.home], [...overTls, secure + FILE])),
        ...(await compare("Varnish, HTTP/1.1", ["--h1", "-c", "32", varnish.base + pages.home], ["--h1", "-c", "32", plain.base + FILE])),
        visibleLine("commit → visible through Varnish", visible, GOAL_VISIBLE_MS),
      ];
    } finally {
      for (const one of running.toReversed()) await one.stop();
      remove();
    }
  });
}

/** The file beside the pages, on the same connections; and no limit of requests, of an address or of a connection: one machine asks for all visitors. */
const withFile = (folder: string) => ({
  "locations.conf": {
    "limit_req zone=portal_requests burst=500 nodelay;": `keepalive_requests ${HITS * 10}; location = ${FILE} { root ${folder}; add_header Content-Encoding br; }`,
  },
});

/** Varnish without the portal's files: it keeps the bytes of one file. */
async function startPlainVarnish(
  { startProgram, program, freePorts }: Deployment,
  folder: string,
  bytes: Buffer,
): Promise<Running & { readonly base: string }> {
  const [port = 0, filePort = 0] = await freePorts(2);
  const files = createServer((_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "cache-control": "max-age=86400" })
      .end(bytes),
  ).listen(filePort, "127.0.0.1");
  const vcl = join(folder, "plain.vcl");
  writeFileSync(vcl, `vcl 4.1;\nbackend file { .host = "127.0.0.1"; .port = "${filePort}"; }\n`);
  const settings = ["-a", `127.0.0.1:${port}`, "-f", vcl, "-s", "malloc,64m", "-p", "http_gzip_support=off"];
  const varnish = await startProgram(program("varnishd"), ["-F", "-n", join(folder, "plain"), ...settings], port);
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      await varnish.stop();
      files.close();
      files.closeAllConnections();
    },
  };
}

async function compare(name: string, page: readonly string[], file: readonly string[]): Promise<Line[]> {
  const each = HITS / ROUNDS;
  const speeds: { readonly page: number; readonly file: number }[] = [];
  await hit(page, 10_000);
  await hit(file, 10_000);
  for (let round = 0; round < ROUNDS; round += 1) speeds.push({ page: await hit(page, each), file: await hit(file, each) });
  const share = median(speeds.map((one) => one.page / one.file));
  const perSecond = (of: "page" | "file"): string => `${Math.round(median(speeds.map((one) => one[of]))).toLocaleString("en")}/s`;
  return [
    {
      what: `${name}: ${HITS.toLocaleString("en")} hits of the home (beside: a file of the same bytes)`,
      ours: perSecond("page"),
      beside: perSecond("file"),
    },
    { what: "  speed beside the file", ours: `${share.toFixed(2)} ×`, goal: `≥ ${GOAL} ×`, met: share >= GOAL },
  ];
}

/** @returns requests a second. @throws where not every one was answered with 200 */
async function hit(args: readonly string[], requests: number): Promise<number> {
  const all = ["-n", String(requests), "-t", "1", "-H", "accept-encoding: br", ...args];
  const { stdout } = await promisify(execFile)("h2load", all, { encoding: "utf8", maxBuffer: 2 ** 24 });
  const speed = /finished in [^,]+, ([\d.]+) req\/s/.exec(stdout)?.[1];
  if (speed === undefined || !stdout.includes(`status codes: ${requests} 2xx`))
    throw new Error(`Not all requests were answered: ${stdout}`);
  return Number(speed);
}
