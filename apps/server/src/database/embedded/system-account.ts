import { spawnSync } from "node:child_process";
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartupError } from "../../config/startup-error.ts";

/** As whom PostgreSQL runs: it refuses root. */
export interface SystemAccount {
  /** What stands before the command, for example `unshare …`. */
  readonly prefix: readonly string[];
  /** Given to spawn; undefined where the process stays what Node is. */
  readonly switchTo: { readonly uid: number; readonly gid: number } | undefined;
  /** Owner of the data folder as seen from outside. */
  readonly uid: number;
  readonly gid: number;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number; readonly env: NodeJS.ProcessEnv };
}

/** A command line that runs a program of PostgreSQL as this account, without what the caller's environment says of PostgreSQL. */
export function commandAs(account: SystemAccount, program: string, args: readonly string[]): Command {
  const [file = program, ...rest] = [...account.prefix, program, ...args];
  return { file, args: rest, options: { ...account.switchTo, env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" } } };
}

/**
 * Ordinary users run it as themselves. Root runs it in a user namespace, where it sees itself as an ordinary user and still
 * owns root's files; where namespaces are off, as a system user, to whom the data folder is given.
 * @throws StartupError where neither works.
 */
export function chooseAccount(dataDir: string, program: string): SystemAccount {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return { prefix: [], switchTo: undefined, uid, gid };

  const prefix = namespacePrefix();
  if (prefix) return { prefix, switchTo: undefined, uid, gid };

  const user = systemUser();
  if (user) {
    chownSync(dataDir, user.uid, user.gid);
    if (reaches(user, dataDir, program)) return { prefix: [], switchTo: user, ...user };
  }
  throw new StartupError(
    `PostgreSQL refuses to run as root, user namespaces are off on this machine, and no system user can both run ${program} and write to ${dataDir}: start as an ordinary user, move DATA_DIR to a folder that the user "postgres" can enter, or set DATABASE_URL.`,
  );
}

/**
 * Gives a cluster, and the folder that it stands in, to the account, where it was made under another: root may, others get an error.
 * @throws StartupError
 */
export function giveToAccount(cluster: string, account: SystemAccount): void {
  const root = process.getuid?.() === 0;
  if (root) chownSync(dirname(cluster), account.uid, account.gid);
  const owner = statSync(cluster).uid;
  if (owner === account.uid) return;
  if (!root) {
    throw new StartupError(
      `The database in ${cluster} belongs to user ${owner}, and PostgreSQL opens only its own user's (this is ${account.uid}): start as that user, change the owner with chown -R, or choose another DATA_DIR.`,
    );
  }
  chownTree(cluster, account);
}

function chownTree(path: string, account: SystemAccount): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  chownSync(path, account.uid, account.gid);
  if (entry.isDirectory()) for (const name of readdirSync(path)) chownTree(join(path, name), account);
}

function namespacePrefix(): readonly string[] | undefined {
  // initdb looks its user up by name, so the mapped one must exist.
  const [uid] = users().filter((user) => user.uid !== 0);
  if (process.platform !== "linux" || !uid) return undefined;
  const prefix = ["unshare", "--user", `--map-user=${uid.uid}`, `--map-group=${uid.uid}`];
  return spawnSync("unshare", [...prefix.slice(1), "true"], { stdio: "ignore" }).status === 0 ? prefix : undefined;
}

function systemUser(): { uid: number; gid: number } | undefined {
  const find = () => users().find((user) => user.name === "postgres" || user.name === "portal");
  const found = find();
  if (found) return { uid: found.uid, gid: found.gid };
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "portal"], { stdio: "ignore" });
  const made = find();
  return made && { uid: made.uid, gid: made.gid };
}

function reaches(user: { uid: number; gid: number }, dataDir: string, program: string): boolean {
  const script = 'cd "$1" && [ -w . ] && "$2" --version';
  return spawnSync("/bin/sh", ["-c", script, "sh", dataDir, program], { ...user, stdio: "ignore" }).status === 0;
}

function users(): readonly { name: string; uid: number; gid: number }[] {
  try {
    return readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => line.split(":"))
      .filter((fields) => fields.length >= 4)
      .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}
