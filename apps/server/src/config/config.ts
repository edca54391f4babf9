import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { TransportName } from "@portal/hub";
import { Ajv } from "ajv";
import type { Purpose } from "../database/pools.ts";
import { formats } from "./formats.ts";
import { StartupError } from "./startup-error.ts";
import { type Variable, type VariableName, variables } from "./variables.ts";

export type LogLevel = "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";

/** What the environment says, checked and converted. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The same database, where sessions are one's own; needs `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** A standby of the same database, which pages are read from. */
  readonly databaseReadUrl: string | undefined;
  /** How many each purpose may hold, in each process. */
  readonly databaseConnections: Readonly<Record<Purpose, number>>;
  /** Scheme and host under which visitors reach the portal, without a slash at its end; undefined where no one said. */
  readonly publicOrigin: string | undefined;
  /** URI at which faults of security are reported; undefined: the page of contacts. */
  readonly securityContact: string | undefined;
  /** Ends with "/api/" or what stands for it. */
  readonly upstreamApi: string | undefined;
  /** Origins beside our own that our pages may call and show pictures from, and whose pages may call us. */
  readonly allowedApiOrigins: readonly string[];
  /** Addresses or CIDR ranges whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Real-time connections in this process. */
  readonly hubMaxConnectionsPerAddress: number;
  readonly hubTransports: readonly TransportName[];
  /** Seconds. */
  readonly shutdownDelay: number;
  readonly pageCacheMb: number;
  /** That draw pages. */
  readonly renderThreads: number;
  /** Threads that sanitise what an import brings. */
  readonly importThreads: number;
  readonly partCacheMb: number;
  /** Where each Varnish takes purges; read by the purger alone. */
  readonly varnishUrls: readonly string[];
  readonly metricsPort: number | undefined;
  readonly metricsToken: string | undefined;
  /** As in URL.host. */
  readonly feedHosts: readonly string[];
  /** Where search engines are notified of changed pages, and the key that stands below the public origin; needs `publicOrigin`. */
  readonly indexNow: { readonly url: string; readonly key: string } | undefined;
  /** Address of the WebSub hub that is notified of changed feeds; needs `publicOrigin`. */
  readonly webSubHub: string | undefined;
  readonly timeZone: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly adminEmail: string;
  /** 32 bytes. */
  readonly backupKey: Buffer | undefined;
  /** Backups that are kept; undefined: all. */
  readonly backupKeep: { readonly daily: number; readonly weekly: number; readonly monthly: number } | undefined;
  readonly botCheckSiteKey: string | undefined;
  readonly logLevel: LogLevel;
  readonly defaultSite: string;
  readonly defaultSiteEn: string;
}

type Values = Partial<Record<VariableName, string | number | readonly string[]>>;

const ajv = new Ajv({ allErrors: true, formats: { ...formats } });
const validate = ajv.compile<Values>({
  type: "object",
  properties: Object.fromEntries(variables.map(({ name, schema }) => [name, schema])),
});

/** More would wait for the thread that reads the lines. */
const MAX_IMPORT_THREADS = 8;

/**
 * Reads the configuration from the environment. An empty variable counts as unset.
 * @throws StartupError that names each wrong value, why it is wrong, and how to fix it.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(variables.map((variable) => [variable.name, valueOf(variable, env)])) as Values;
  if (!validate(values)) throw new StartupError(refusal(new Set(validate.errors?.map((error) => error.instancePath.split("/")[1])), env));
  if (values.SMTP_URL !== undefined && values.PUBLIC_ORIGIN === undefined) throw new StartupError(publicOriginMissing);
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined) throw new StartupError(databaseUrlMissing);
  const announcing = (["INDEXNOW_URL", "INDEXNOW_KEY", "WEBSUB_HUB"] as const).find((name) => values[name] !== undefined);
  if (announcing !== undefined && values.PUBLIC_ORIGIN === undefined) throw new StartupError(originOfAnnouncedMissing(announcing));
  if ((values.INDEXNOW_URL === undefined) !== (values.INDEXNOW_KEY === undefined)) throw new StartupError(indexNowIncomplete);
  const text = (name: VariableName) => values[name] as string;
  const optional = (name: VariableName) => values[name] as string | undefined;
  const origins = (name: VariableName) => (values[name] as readonly string[]).map(withoutSlash);
  return {
    port: values.PORT as number,
    host: text("HOST"),
    dataDir: resolve(text("DATA_DIR")),
    databaseUrl: optional("DATABASE_URL"),
    databaseDirectUrl: optional("DATABASE_DIRECT_URL"),
    databaseReadUrl: optional("DATABASE_READ_URL"),
    databaseConnections: {
      portal: values.DATABASE_CONNECTIONS as number,
      pages: values.DATABASE_PAGE_CONNECTIONS as number,
      searches: values.DATABASE_SEARCH_CONNECTIONS as number,
      administration: values.DATABASE_ADMINISTRATION_CONNECTIONS as number,
      previews: values.DATABASE_PREVIEW_CONNECTIONS as number,
      background: values.DATABASE_BACKGROUND_CONNECTIONS as number,
      jobs: values.DATABASE_JOB_CONNECTIONS as number,
    },
    publicOrigin: optional("PUBLIC_ORIGIN") && withoutSlash(text("PUBLIC_ORIGIN")),
    securityContact: optional("SECURITY_CONTACT"),
    upstreamApi: optional("UPSTREAM_API"),
    allowedApiOrigins: origins("ALLOWED_API_ORIGINS"),
    trustedProxies: values.TRUSTED_PROXIES as readonly string[],
    hubMaxConnectionsPerAddress: values.HUB_MAX_CONNECTIONS_PER_ADDRESS as number,
    hubTransports: values.HUB_TRANSPORTS as readonly TransportName[],
    shutdownDelay: values.SHUTDOWN_DELAY as number,
    pageCacheMb: values.PAGE_CACHE_MB as number,
    renderThreads: (values.RENDER_THREADS as number | undefined) ?? Math.max(1, availableParallelism() - 1),
    importThreads: (values.IMPORT_THREADS as number | undefined) ?? Math.min(MAX_IMPORT_THREADS, availableParallelism()),
    partCacheMb: values.PART_CACHE_MB as number,
    varnishUrls: values.VARNISH_URLS as readonly string[],
    metricsPort: values.METRICS_PORT as number | undefined,
    metricsToken: optional("METRICS_TOKEN"),
    feedHosts: (values.FEED_HOSTS as readonly string[]).map((host) => host.toLowerCase().replace(/:(?:80|443)$/, "")),
    indexNow: values.INDEXNOW_URL === undefined ? undefined : { url: text("INDEXNOW_URL"), key: text("INDEXNOW_KEY") },
    webSubHub: optional("WEBSUB_HUB"),
    timeZone: text("TIME_ZONE"),
    smtpUrl: optional("SMTP_URL"),
    mailFrom: text("MAIL_FROM"),
    adminEmail: text("ADMIN_EMAIL"),
    backupKey: values.BACKUP_KEY === undefined ? undefined : Buffer.from(text("BACKUP_KEY"), "base64"),
    backupKeep: keepRule(values.BACKUP_KEEP as readonly string[] | undefined),
    botCheckSiteKey: optional("BOT_CHECK_SITE_KEY"),
    logLevel: text("LOG_LEVEL") as LogLevel,
    defaultSite: text("DEFAULT_SITE"),
    defaultSiteEn: text("DEFAULT_SITE_EN"),
  };
}

/** A link made from the request's own host would lead wherever an attacker says, with somebody's token in it. */
const publicOriginMissing =
  "SMTP_URL is set and PUBLIC_ORIGIN is not, so the links in the portal's mail would lead nowhere: set PUBLIC_ORIGIN to where visitors reach the portal, as in https://portal.example.";

const originOfAnnouncedMissing = (name: VariableName): string =>
  `${name} is set and PUBLIC_ORIGIN is not, so no address could be announced: set PUBLIC_ORIGIN to where visitors reach the portal, as in https://portal.example.`;

const indexNowIncomplete =
  "One of INDEXNOW_URL and INDEXNOW_KEY is set and the other is not, so search engines would not believe the notifications: set both (a key is made by: openssl rand -hex 16), or neither.";

const databaseUrlMissing =
  "DATABASE_DIRECT_URL is set and DATABASE_URL is not, so the portal would use two databases, one of them the embedded one: set DATABASE_URL to the pooler's address, or unset both.";

function valueOf({ name, default: fallback, schema }: Variable, env: Readonly<Record<string, string | undefined>>) {
  const text = env[name]?.trim() || fallback;
  if (schema["type"] === "array") return text?.split(/[\s,]+/).filter(Boolean) ?? (schema["minItems"] === undefined ? [] : undefined);
  // Digits only: what Number() makes of "1e3" or "0x10" was hardly meant.
  if (schema["type"] === "integer" && text !== undefined && /^\d+$/.test(text)) return Number(text);
  return text;
}

function keepRule(counts: readonly string[] | undefined): Config["backupKeep"] {
  const [daily = 0, weekly = 0, monthly = 0] = counts?.map(Number) ?? [];
  return counts && { daily, weekly, monthly };
}

function refusal(wrong: ReadonlySet<string | undefined>, env: Readonly<Record<string, string | undefined>>): string {
  const clauses = variables
    .filter(({ name }) => wrong.has(name))
    .map(({ name, advice, description }) => {
      // Addresses of databases and mail servers hold passwords, and keys are to be kept.
      const shown = /_(?:URL|TOKEN|KEY)$/.test(name) ? "its value" : JSON.stringify(env[name]?.trim());
      return `${name} cannot be ${shown} (${description.split(/[:;.]/)[0]}): ${advice}`;
    });
  return `${clauses.join("; ")}.`;
}

function withoutSlash(origin: string): string {
  return origin.replace(/\/$/, "").toLowerCase();
}
