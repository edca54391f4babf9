/** nginx with the files of deploy/nginx, on ports of its own and below a folder of its own. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { program } from "./programs.ts";
import { freePorts, openFolder, startProgram } from "./running-program.ts";
import { copyShipped, type Edits } from "./shipped-files.ts";

export const HOST = "portal.example";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** How nginx came to it: HIT, MISS, STALE, …; empty: it did not look for a kept one. */
  readonly cache: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Address of this machine that the visitor has. */
  readonly from?: string;
  /** Name in the handshake. */
  readonly servername?: string;
}

export interface Nginx {
  /** Of https, and of http. */
  readonly port: number;
  readonly plainPort: number;
  get(path: string, asked?: Asked): Promise<Answer>;
  /** Lines of its log so far. */
  log(): string;
  stop(): Promise<void>;
}

interface NginxOptions {
  /** Ports of the portal's processes. */
  readonly processes: readonly number[];
  /** Further changes, by file. */
  readonly edits?: Readonly<Record<string, Edits>>;
}

const mainFile = (folder: string): string => `
user root;
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
    ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n    ")}
    types { text/html html; }
    default_type application/octet-stream;
    include portal/site.conf;
}
`;

/** The processes of deploy/nginx/upstreams.conf. */
const shippedProcesses = `    server 127.0.0.1:3001 max_fails=0;
    server 127.0.0.1:3002 max_fails=0;
`;

export async function startNginx({ processes, edits = {} }: NginxOptions): Promise<Nginx> {
  const { folder, remove } = openFolder();
  const [port = 0, plainPort = 0] = await freePorts(2);
  makeCertificate(folder);
  mkdirSync(join(folder, "log"));
  copyShipped("nginx", join(folder, "portal"), {
    "site.conf": {
      "listen 443 ssl": `listen 127.0.0.1:${port} ssl`,
      "listen [::]:443 ssl": `listen [::1]:${port} ssl`,
      "listen 80 ": `listen 127.0.0.1:${plainPort} `,
      "listen [::]:80 ": `listen [::1]:${plainPort} `,
      "/etc/letsencrypt/live/portal.example": folder,
      "/var/log/nginx": `${folder}/log`,
      ...edits["site.conf"],
    },
    "upstreams.conf": {
      [shippedProcesses]: processes.map((process) => `    server 127.0.0.1:${process} max_fails=0;\n`).join(""),
      ...edits["upstreams.conf"],
    },
    "shared.conf": { "/var/lib/nginx/portal": `${folder}/cache`, ...edits["shared.conf"] },
    "locations.conf": { "/etc/nginx/portal": `${folder}/portal`, ...edits["locations.conf"] },
  });
  writeFileSync(join(folder, "nginx.conf"), mainFile(folder));
  const agent = new Agent({ keepAlive: true });
  const running = await startProgram(program("nginx"), ["-p", folder, "-c", join(folder, "nginx.conf")], port);
  return {
    port,
    plainPort,
    get: (path, asked = {}) => ask({ port, agent }, path, asked),
    log: () => readFileSync(join(folder, "log/portal.log"), "utf8"),
    async stop() {
      agent.destroy();
      await running.stop();
      remove();
    },
  };
}

function makeCertificate(folder: string): void {
  const names = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...kind, ...names, ...files], { stdio: "ignore" });
}

/** Over connections that are kept, but for visitors of their own. */
const ask = (
  { port, agent }: { readonly port: number; readonly agent: Agent },
  path: string,
  { method = "GET", headers = {}, body, from, servername = HOST }: Asked,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      host: "127.0.0.1",
      port,
      path,
      method,
      servername,
      agent: from === undefined && servername === HOST && method === "GET" ? agent : false,
      rejectUnauthorized: false,
      headers: { host: HOST, ...headers },
      ...(from !== undefined && { localAddress: from }),
    };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const cache = /proxy;desc=(\w*)/.exec(String(answer.headers["server-timing"]))?.[1] ?? "";
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks), cache });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
