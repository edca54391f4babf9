import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { StartupError } from "./startup-error.ts";
import { variables } from "./variables.ts";

describe("readConfig", () => {
  it("needs nothing: every variable has a default or may be unset", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "0.0.0.0",
      dataDir: resolve("data"),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      publicOrigin: undefined,
      upstreamApi: undefined,
      allowedApiOrigins: [],
      trustedProxies: [],
      hubMaxConnectionsPerAddress: 1000,
      hubTransports: ["WebSockets", "ServerSentEvents", "LongPolling"],
      shutdownDelay: 5,
      databaseReadUrl: undefined,
      databaseConnections: { portal: 10, pages: 6, searches: 3, administration: 4, previews: 2, background: 3, jobs: 2 },
      pageCacheMb: 64,
      renderThreads: Math.max(1, availableParallelism() - 1),
      importThreads: Math.min(8, availableParallelism()),
      partCacheMb: 16,
      varnishUrls: [],
      feedHosts: [],
      timeZone: "Asia/Ho_Chi_Minh",
      smtpUrl: undefined,
      mailFrom: "no-reply@portal.example",
      adminEmail: "admin@portal.example",
      botCheckSiteKey: undefined,
      logLevel: "info",
      defaultSite: "btc",
      defaultSiteEn: "mof",
    });
  });

  it("announces nothing without an origin to begin addresses, nor to search engines without a key", () => {
    const [INDEXNOW_URL, INDEXNOW_KEY, WEBSUB_HUB] = ["https://api.indexnow.org/indexnow", "0123456789abcdef", "https://hub.example/"];
    const PUBLIC_ORIGIN = "https://portal.example";
    expect(readConfig({ INDEXNOW_URL, INDEXNOW_KEY, WEBSUB_HUB, PUBLIC_ORIGIN })).toMatchObject({
      indexNow: { url: INDEXNOW_URL, key: INDEXNOW_KEY },
      webSubHub: WEBSUB_HUB,
    });
    expect(() => readConfig({ WEBSUB_HUB })).toThrow(/^WEBSUB_HUB is set and PUBLIC_ORIGIN is not, .*: set PUBLIC_ORIGIN /);
    expect(() => readConfig({ INDEXNOW_URL, INDEXNOW_KEY })).toThrow(/^INDEXNOW_URL is set and PUBLIC_ORIGIN is not/);
    for (const given of [{ INDEXNOW_URL }, { INDEXNOW_KEY }])
      expect(() => readConfig({ ...given, PUBLIC_ORIGIN })).toThrow(/^One of INDEXNOW_URL and INDEXNOW_KEY is set .*: set both/);
  });

  it("takes an empty or blank variable as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", TIME_ZONE: "" })).toEqual(readConfig({}));
  });

  it("converts numbers, lists and origins", () => {
    const config = readConfig({
      PORT: " 8080 ",
      ALLOWED_API_ORIGINS: "https://a.example/, http://b.example:8080",
      TRUSTED_PROXIES: "10.0.0.0/8 ::1",
      FEED_HOSTS: "News.example, a.example:8443,b.example:443",
      PUBLIC_ORIGIN: "https://Portal.Example/",
      UPSTREAM_API: "https://backend.example/api/",
      DATABASE_URL: "postgresql://u:p@/name?host=/run/postgresql",
    });
    expect(config.port).toBe(8080);
    expect(config.allowedApiOrigins).toEqual(["https://a.example", "http://b.example:8080"]);
    expect(config.feedHosts).toEqual(["news.example", "a.example:8443", "b.example"]);
    expect(config.trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
    expect(config.publicOrigin).toBe("https://portal.example");
    expect(config.upstreamApi).toBe("https://backend.example/api/");
    expect(config.databaseUrl).toBe("postgresql://u:p@/name?host=/run/postgresql");
  });

  // spec §9
  it("takes the bot check's site key and the ministry's two sites as configured", () => {
    const named = { BOT_CHECK_SITE_KEY: "0x4AAA-key_1", DEFAULT_SITE: "bo-tai-chinh", DEFAULT_SITE_EN: "ministry-of-finance" };
    expect(readConfig(named)).toMatchObject({
      botCheckSiteKey: "0x4AAA-key_1",
      defaultSite: "bo-tai-chinh",
      defaultSiteEn: "ministry-of-finance",
    });
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "1e3"],
    ["PORT", "70000"],
    ["HOST", "not a host"],
    ["DATA_DIR", "a\u0000b"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "postgresql://localhost"],
    ["PUBLIC_ORIGIN", "portal.example"],
    ["PUBLIC_ORIGIN", "https://portal.example/path"],
    ["UPSTREAM_API", "https://backend.example/api"],
    ["UPSTREAM_API", "ftp://backend.example/api/"],
    ["ALLOWED_API_ORIGINS", "https://a.example,javascript:alert(1)"],
    ["TRUSTED_PROXIES", "10.0.0.0/99"],
    ["TRUSTED_PROXIES", "all"],
    ["HUB_MAX_CONNECTIONS_PER_ADDRESS", "0"],
    ["HUB_MAX_CONNECTIONS_PER_ADDRESS", "many"],
    ["HUB_TRANSPORTS", "WebSockets,ForeverFrame"],
    ["HUB_TRANSPORTS", ","],
    ["FEED_HOSTS", "https://news.example"],
    ["FEED_HOSTS", "news.example/rss"],
    ["FEED_HOSTS", "u@news.example"],
    ["INDEXNOW_URL", "indexnow.example"],
    ["INDEXNOW_KEY", "../a.b.c.d"],
    ["INDEXNOW_KEY", "short"],
    ["WEBSUB_HUB", "ftp://hub.example/"],
    ["WEBSUB_HUB", "https://user:password@hub.example/"],
    ["TIME_ZONE", "Hanoi"],
    ["SMTP_URL", "mail.example"],
    ["MAIL_FROM", "Portal <no-reply@portal.example>"],
    ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example"],
    ["ADMIN_EMAIL", "admin"],
    ["BOT_CHECK_SITE_KEY", "a b"],
    ["LOG_LEVEL", "loud"],
    ["DEFAULT_SITE", "BTC/x"],
    ["DEFAULT_SITE_EN", "__proto__"],
  ])("refuses %s=%j with one sentence: what, why, how to fix", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartupError);
    const variable = variables.find((entry) => entry.name === name);
    expect(read).toThrow(new RegExp(`^${name} cannot be .* \\(.+\\): ${variable?.advice.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}\\.$`));
  });

  it("sends no mail without knowing where its links lead", () => {
    const SMTP_URL = "smtp://mail.example";
    expect(() => readConfig({ SMTP_URL })).toThrow(/^SMTP_URL is set and PUBLIC_ORIGIN is not, .*: set PUBLIC_ORIGIN /);
    expect(readConfig({ SMTP_URL, PUBLIC_ORIGIN: "https://portal.example" }).smtpUrl).toBe(SMTP_URL);
  });

  it("takes no direct address of a database that it has no other address of", () => {
    const DATABASE_DIRECT_URL = "postgresql://u@h/x";
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(/^DATABASE_DIRECT_URL is set and DATABASE_URL is not, .*: set DATABASE_URL /);
    expect(readConfig({ DATABASE_DIRECT_URL, DATABASE_URL: "postgresql://u@pooler/x" }).databaseDirectUrl).toBe(DATABASE_DIRECT_URL);
  });

  it("names every wrong value at once, and shows no password", () => {
    const read = () => readConfig({ PORT: "x", DATABASE_URL: "mysql://u:secret@h/x", LOG_LEVEL: "loud" });
    expect(read).toThrow(/^PORT cannot be "x".*; DATABASE_URL cannot be its value.*; LOG_LEVEL cannot be "loud"/);
    expect(read).not.toThrow(/secret/);
  });
});

it("docs/operations.md repeats the table of variables", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");
  const rows = document.split("\n").filter((line) => /^\| `[A-Z_]+` /.test(line));
  expect(rows).toEqual(
    variables.map(
      (variable) =>
        `| \`${variable.name}\` | ${variable.default === undefined ? "unset" : `\`${variable.default}\``} | ${variable.description} |`,
    ),
  );
});
