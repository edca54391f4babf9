import type { SchemaObject } from "ajv";

/** One environment variable. The table in docs/operations.md says the same, and a test compares. */
export interface Variable {
  readonly name: string;
  /** As it would stand in the environment; undefined: unset. */
  readonly default: string | undefined;
  readonly description: string;
  /** How to correct a wrong value: the end of the sentence that refuses it. */
  readonly advice: string;
  /** Of the value after conversion: number where `type` says so, list of strings for `type: array` (commas or blanks between). */
  readonly schema: SchemaObject;
}

const origin: SchemaObject = { type: "string", format: "origin" };
const slug: SchemaObject = { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" };
const connections: SchemaObject = { type: "integer", minimum: 1, maximum: 500 };

export const variables = [
  {
    name: "PORT",
    default: "3000",
    description: "TCP port of the portal; 0 takes a free one.",
    advice: "give a whole number from 0 to 65535",
    schema: { type: "integer", minimum: 0, maximum: 65_535 },
  },
  {
    name: "HOST",
    default: "0.0.0.0",
    description: "Address to listen on; `127.0.0.1` behind a reverse proxy on the same machine, `::` for IPv6 too.",
    advice: "give an IP address of this machine, or localhost",
    schema: { type: "string", format: "host" },
  },
  {
    name: "DATA_DIR",
    default: "./data",
    description: "Folder of the embedded database, one server each, and of mail that is not sent (`outbox`).",
    advice: "give the path of a folder",
    schema: { type: "string", pattern: "^[^\\u0000-\\u001f]+$" },
  },
  {
    name: "DATABASE_URL",
    default: undefined,
    description: "Your PostgreSQL 15 or newer instead of the embedded one: `postgresql://user:password@host:5432/name`.",
    advice: "write it as postgresql://user:password@host:5432/name",
    schema: { type: "string", format: "postgres-url" },
  },
  {
    name: "DATABASE_DIRECT_URL",
    default: undefined,
    description:
      "The same database without the pooler that `DATABASE_URL` leads through, or with sessions of its own there: for messages between processes, jobs, migrations and commands. Unset: `DATABASE_URL`.",
    advice: "write it as postgresql://user:password@host:5432/name",
    schema: { type: "string", format: "postgres-url" },
  },
  {
    name: "DATABASE_READ_URL",
    default: undefined,
    description:
      "A standby of `DATABASE_URL`, which pages and searches are read from while it has all changes that were received. Unset: none.",
    advice: "write it as postgresql://user:password@host:5432/name",
    schema: { type: "string", format: "postgres-url" },
  },
  {
    name: "DATABASE_CONNECTIONS",
    default: "10",
    description: "Connections to the database that each process holds at most for forms, accounts and calls.",
    advice: "give a whole number from 1 to 500",
    schema: connections,
  },
  {
    name: "DATABASE_PAGE_CONNECTIONS",
    default: "6",
    description: "Further ones for reading pages: one carries all that a page asks for at once.",
    advice: "give a whole number from 1 to 500",
    schema: connections,
  },
  {
    name: "DATABASE_SEARCH_CONNECTIONS",
    default: "3",
    description: "Further ones for searches, which keep a processor of the database busy each.",
    advice: "give a whole number from 1 to 500",
    schema: connections,
  },
  {
    name: "DATABASE_ADMINISTRATION_CONNECTIONS",
    default: "4",
    description: "Further ones for the calls of administrators.",
    advice: "give a whole number from 1 to 500",
    schema: connections,
  },
  {
    name: "DATABASE_PREVIEW_CONNECTIONS",
    default: "2",
    description: "Further ones for previews of what is not published, of which two are drawn at once.",
    advice: "give a whole number from 1 to 500",
    schema: connections,
  },
  {
    name: "DATABASE_BACKGROUND_CONNECTIONS",
    default: "3",
    description: "Further ones for periodic work and for files that are prepared.",
    advice: "give a whole number from 1 to 500",
    schema: connections,
  },
  {
    name: "DATABASE_JOB_CONNECTIONS",
    default: "2",
    description: "Further ones for the queue of jobs, mail among them.",
    advice: "give a whole number from 1 to 500",
    schema: connections,
  },
  {
    name: "PUBLIC_ORIGIN",
    default: undefined,
    description:
      "Origin under which visitors reach the portal, for absolute links: `https://portal.example`. Unset: the request's own, where it is a name or an address of this machine; else links stay relative, and there is no sitemap.",
    advice: "write scheme and host only, as in https://portal.example",
    schema: origin,
  },
  {
    name: "SECURITY_CONTACT",
    default: undefined,
    description:
      "Where faults of security are reported, for `/.well-known/security.txt`: `mailto:security@portal.example`. Unset: the page of contacts.",
    advice: "write it as mailto:…, https://… or tel:…",
    schema: { type: "string", format: "contact-uri" },
  },
  {
    name: "UPSTREAM_API",
    default: undefined,
    description: "Base address of an existing back end; content then comes from its API instead of the database.",
    advice: "write its address up to and with /api/, as in https://backend.example/api/",
    schema: { type: "string", format: "http-url" },
  },
  {
    name: "ALLOWED_API_ORIGINS",
    default: undefined,
    description:
      "Origins, separated by commas, that pages may call and load pictures from (`connect-src` and `img-src`), and whose pages may call this one.",
    advice: "write origins separated by commas, as in https://a.example,https://b.example",
    schema: { type: "array", items: origin },
  },
  {
    name: "TRUSTED_PROXIES",
    default: undefined,
    description: "Addresses or networks, separated by commas, of the proxies whose `X-Forwarded-*` headers are believed.",
    advice: "write IP addresses or networks separated by commas, as in 10.0.0.0/8,127.0.0.1",
    schema: { type: "array", items: { type: "string", format: "network" } },
  },
  {
    name: "HUB_MAX_CONNECTIONS_PER_ADDRESS",
    default: "1000",
    description:
      "Real-time connections that one IPv4 address, or one IPv6 network (/64), may hold in a process: many visitors share an office's. Further ones are refused with 429.",
    advice: "give a whole number from 1 to 1000000",
    schema: { type: "integer", minimum: 1, maximum: 1_000_000 },
  },
  {
    name: "HUB_TRANSPORTS",
    default: "WebSockets,ServerSentEvents,LongPolling",
    description:
      "Ways, separated by commas, in which clients may hold a real-time connection. Leave out what a proxy on the way breaks, so that no client tries it first.",
    advice: "write one or more of WebSockets, ServerSentEvents, LongPolling, separated by commas",
    schema: { type: "array", minItems: 1, items: { type: "string", enum: ["WebSockets", "ServerSentEvents", "LongPolling"] } },
  },
  {
    name: "SHUTDOWN_DELAY",
    default: "5",
    description:
      "Seconds that the server goes on serving after `SIGTERM`, while `/readyz` answers 503: longer than a balancer takes to notice. 0 without one.",
    advice: "give a whole number from 0 to 60",
    schema: { type: "integer", minimum: 0, maximum: 60 },
  },
  {
    name: "PAGE_CACHE_MB",
    default: "64",
    description:
      "Megabytes of finished pages that each process keeps in memory, and three tenths more for what they are made from and for models of pages that were replaced. 0: every page is drawn anew.",
    advice: "give a whole number from 0 to 65536",
    schema: { type: "integer", minimum: 0, maximum: 65_536 },
  },
  {
    name: "RENDER_THREADS",
    default: undefined,
    description: "Threads that draw pages, each up to some 75 MB. Unset: one fewer than the machine has processors, and at least one.",
    advice: "give a whole number from 1 to 64",
    schema: { type: "integer", minimum: 1, maximum: 64 },
  },
  {
    name: "IMPORT_THREADS",
    default: undefined,
    description:
      "Threads in which `npm run content -- import` sanitises HTML, each up to 100 MB. Unset: as many as the machine has processors, at most eight.",
    advice: "give a whole number from 1 to 64",
    schema: { type: "integer", minimum: 1, maximum: 64 },
  },
  {
    name: "PART_CACHE_MB",
    default: "16",
    description:
      "Megabytes of drawn blocks and menus that each thread that draws keeps in memory, for other pages and for pages that change in part. 0: none.",
    advice: "give a whole number from 0 to 4096",
    schema: { type: "integer", minimum: 0, maximum: 4096 },
  },
  {
    name: "VARNISH_URLS",
    default: undefined,
    description: "Of the purger alone: addresses, separated by commas, at which each Varnish takes purges, as in `http://127.0.0.1:6082`.",
    advice: "write addresses separated by commas, as in http://127.0.0.1:6082",
    schema: { type: "array", items: { type: "string", format: "http-url" } },
  },
  {
    name: "METRICS_PORT",
    default: undefined,
    description: "TCP port of its own, on `HOST`, for `/metrics`: no proxy leads there. Unset: none.",
    advice: "give a whole number from 1 to 65535, other than PORT",
    schema: { type: "integer", minimum: 1, maximum: 65_535 },
  },
  {
    name: "METRICS_TOKEN",
    default: undefined,
    description: "Who sends it as a bearer token gets `/metrics` on the portal's own port. Unset: no one does.",
    advice: "give at least 16 letters, digits and signs, without blanks",
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{16,200}$" },
  },
  {
    name: "FEED_HOSTS",
    default: undefined,
    description:
      "Host names, separated by commas, whose RSS and Atom feeds the server fetches every 15 minutes, as in `news.example`. Unset: none.",
    advice: "write host names only, with :port where it is not the usual one, as in news.example",
    schema: { type: "array", items: { type: "string", format: "authority" } },
  },
  {
    name: "INDEXNOW_URL",
    default: undefined,
    description:
      "Where search engines are notified of pages that were published, changed or withdrawn (IndexNow), as in `https://api.indexnow.org/indexnow`; needs `INDEXNOW_KEY` and `PUBLIC_ORIGIN`. Unset: no one is notified.",
    advice: "write it as https://api.indexnow.org/indexnow",
    schema: { type: "string", format: "endpoint" },
  },
  {
    name: "INDEXNOW_KEY",
    default: undefined,
    description: "Shows search engines that the notifications are the portal's own: it answers `/<key>.txt` with it. It is no secret.",
    advice: "make one with: openssl rand -hex 16",
    schema: { type: "string", pattern: "^[A-Za-z0-9-]{8,128}$" },
  },
  {
    name: "WEBSUB_HUB",
    default: undefined,
    description:
      "Hub of WebSub that is notified of feeds that changed, and that feeds name: `https://pubsubhubbub.appspot.com/`; needs `PUBLIC_ORIGIN`. Unset: none.",
    advice: "write the address of the hub, as in https://pubsubhubbub.appspot.com/",
    schema: { type: "string", format: "endpoint" },
  },
  {
    name: "TIME_ZONE",
    default: "Asia/Ho_Chi_Minh",
    description: "Time zone in which the server writes times, and staff enter them.",
    advice: "give a name of the IANA list, as in Asia/Ho_Chi_Minh",
    schema: { type: "string", format: "time-zone" },
  },
  {
    name: "SMTP_URL",
    default: undefined,
    description:
      "Mail server for what the portal sends: `smtps://user:password@mail.example:465`; needs `PUBLIC_ORIGIN`. Unset: messages are written into `DATA_DIR/outbox`.",
    advice: "write it as smtps://user:password@mail.example:465 or smtp://…",
    schema: { type: "string", format: "smtp-url" },
  },
  {
    name: "MAIL_FROM",
    default: "no-reply@portal.example",
    description: "Sender of the portal's mail: an address that the mail server of `SMTP_URL` may send for.",
    advice: "give one address, as in no-reply@portal.example",
    schema: { type: "string", format: "mail-address" },
  },
  {
    name: "ADMIN_EMAIL",
    default: "admin@portal.example",
    description: "Address of the administrator's account, which the first start makes; the terminal shows its password once.",
    advice: "give one address, as in admin@portal.example",
    schema: { type: "string", format: "mail-address" },
  },
  {
    name: "BACKUP_KEY",
    default: undefined,
    description:
      "Encrypts what `npm run backup` makes and opens it again: 32 bytes in base64. Keep it elsewhere than the backups. Unset: they are not encrypted.",
    advice: "make one with: openssl rand -base64 32",
    schema: { type: "string", pattern: "^[A-Za-z0-9+/]{43}=$" },
  },
  {
    name: "BACKUP_KEEP",
    default: undefined,
    description:
      "How many backups `npm run backup` leaves in its folder: the newest of so many days, weeks and months, as in `7,4,12`. Unset: all.",
    advice: "give three whole numbers, as in 7,4,12",
    schema: { type: "array", items: { type: "string", pattern: "^\\d{1,3}$" }, minItems: 3, maxItems: 3 },
  },
  {
    name: "BOT_CHECK_SITE_KEY",
    default: undefined,
    description:
      "Public name of this portal in its own check against robots (specification §9). Challenges are keyed with it: several hosts on one database, each with a key of its own, do not accept what was solved on another. All processes of one host have the same.",
    advice: "give one word of letters, digits, dots, dashes or colons, as in portal-production",
    schema: { type: "string", pattern: "^[\\w.:-]{1,200}$" },
  },
  {
    name: "LOG_LEVEL",
    default: "info",
    description: "Least severity that is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.",
    advice: "give one of trace, debug, info, warn, error, fatal, silent",
    schema: { type: "string", enum: ["trace", "debug", "info", "warn", "error", "fatal", "silent"] },
  },
  {
    name: "DEFAULT_SITE",
    default: "btc",
    description: "Slug of the Vietnamese ministry site, shown at `/`.",
    advice: "give a slug of small letters, digits and hyphens, as in btc",
    schema: slug,
  },
  {
    name: "DEFAULT_SITE_EN",
    default: "mof",
    description: "Slug of the English ministry site, its counterpart.",
    advice: "give a slug of small letters, digits and hyphens, as in mof",
    schema: slug,
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof variables)[number]["name"];
