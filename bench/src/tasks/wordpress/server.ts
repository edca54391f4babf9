/** A real WordPress, of Debian's packages, on loopback: its own copy of the files, its own database, both in a temporary folder. */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../scripts/lib/free-port.mjs";
import { startDatabase, startPhp, type Program } from "./programs.ts";

export interface Site {
  readonly origin: string;
  readonly user: string;
  readonly password: string;
}

const FILES = "/usr/share/wordpress";
/** What has to be there, and Debian's package that brings it. MariaDB's server itself is not needed as a service. */
const needed = {
  "/usr/share/wordpress/wp-load.php": "wordpress",
  "/usr/share/wordpress/wp-content/themes/twentytwentyone/style.css": "wordpress-theme-twentytwentyone",
  "/usr/bin/php": "php-cli",
  "/usr/sbin/mariadbd": "mariadb-server-core",
  "/usr/bin/mariadb-install-db": "mariadb-server-core",
} as const;
const USER = "bien-tap";
const PASSWORD = "mot-mat-khau-dai-chi-de-do";

/** Starts WordPress, installs it, carries out `work`, and ends all that it started. @throws where packages are missing */
export async function withWordpress<T>(work: (site: Site) => Promise<T>): Promise<T> {
  requirePackages();
  const folder = mkdtempSync(join(tmpdir(), "portal-wordpress-"));
  const started: Program[] = [];
  try {
    const socket = join(folder, "sql");
    started.push(await startDatabase(folder, socket));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    started.push(await startPhp(copyFiles(folder, socket, origin), port));
    await install(origin);
    return await work({ origin, user: USER, password: PASSWORD });
  } finally {
    for (const program of started.toReversed()) await program.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function requirePackages(): void {
  const missing = Object.entries(needed).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0) return;
  const all = [...new Set(Object.values(needed))].join(" ");
  throw new Error(
    `WordPress cannot be measured, as Debian's ${[...new Set(missing)].join(", ")} is missing here: apt-get install --no-install-recommends ${all}`,
  );
}

/**
 * A copy, since PHP follows symbolic links and WordPress looks for its configuration beside its files.
 * @returns the folder of the copy
 */
function copyFiles(folder: string, socket: string, origin: string): string {
  const files = join(folder, "site");
  cpSync(FILES, files, { recursive: true, dereference: true });
  writeFileSync(join(files, "wp-config.php"), configuration(socket, origin));
  return files;
}

/** Nothing is asked of other machines, and nothing runs but what the browser asks for: pages take no longer than they need. */
function configuration(socket: string, origin: string): string {
  const constants = {
    DB_NAME: "wordpress",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: "utf8mb4",
    DB_COLLATE: "",
    WP_HOME: origin,
    WP_SITEURL: origin,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_AUTO_UPDATE_CORE: false,
    DISABLE_WP_CRON: true,
  };
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
  return `<?php\n${lines.join("\n")}\n$table_prefix = 'wp_';\nrequire_once __DIR__ . '/wp-settings.php';\n`;
}

/** Fills in the form of WordPress's own installation. */
async function install(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/wp-admin/install.php?step=2`, {
    method: "POST",
    body: new URLSearchParams({
      weblog_title: "Bộ Tài chính",
      user_name: USER,
      admin_password: PASSWORD,
      admin_password2: PASSWORD,
      pw_weak: "on",
      admin_email: "bien-tap@example.invalid",
      blog_public: "1",
      language: "",
    }),
  });
  const page = await answer.text();
  if (!page.includes("WordPress has been installed")) throw new Error(`WordPress was not installed: ${page.replaceAll(/<[^>]+>/g, " ")}`);
}
