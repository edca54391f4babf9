import { kinds } from "@portal/domain/records";
import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

it("reads commands", () => {
  expect(readArguments(["import", "a.ndjson"])).toEqual({
    name: "import",
    file: "a.ndjson",
    strict: false,
    dryRun: false,
    batchLines: 500,
  });
  expect(readArguments(["import", "--strict", "-", "--dry-run", "--batch", "20"])).toEqual({
    name: "import",
    file: "-",
    strict: true,
    dryRun: true,
    batchLines: 20,
  });
  expect(readArguments(["export"])).toEqual({ name: "export", kinds: new Set(kinds), out: undefined });
  expect(readArguments(["export", "--kind", "site", "--kind", "page", "--out", "x"])).toEqual({
    name: "export",
    kinds: new Set(["site", "page"]),
    out: "x",
  });
  expect(readArguments(["demo"])).toEqual({ name: "demo", force: false });
  expect(readArguments(["demo", "--force"])).toEqual({ name: "demo", force: true });
  expect(readArguments(["--help"])).toEqual({ name: "help" });
  const old = { name: "old-addresses" };
  expect(readArguments(["old-addresses", "import", "a.csv", "--dry-run"])).toEqual({ ...old, does: "import", file: "a.csv", isDry: true });
  expect(readArguments(["old-addresses", "export", "--out", "a.csv"])).toEqual({ ...old, does: "export", out: "a.csv" });
  expect(readArguments(["old-addresses", "test", "/a?b=c"])).toEqual({ ...old, does: "test", asked: "/a?b=c" });
  expect(readArguments(["languages"])).toEqual({ name: "languages", site: undefined, isJson: false, list: undefined });
  expect(readArguments(["languages", "--site", "btc", "--list", "page", "--json"])).toEqual({
    name: "languages",
    site: "btc",
    isJson: true,
    list: "page",
  });
});

it.each([
  [[], "Say import, export, change-sets, publish, demo, old-addresses or languages"],
  [["move"], "Say import, export, change-sets, publish, demo, old-addresses or languages"],
  [["old-addresses"], "import FILE, export, or test ADDRESS"],
  [["old-addresses", "import"], "exactly one FILE"],
  [["old-addresses", "test", "/a", "/b"], "exactly one ADDRESS or FILE"],
  [["old-addresses", "test", "/a", "--dry-run"], "belongs to old-addresses import"],
  [["old-addresses", "export", "a.csv"], "--out FILE"],
  [["old-addresses", "import", "a.csv", "--out", "b"], "belongs to old-addresses export"],
  [["old-addresses", "import", "a.csv", "--strict"], "do not go with old-addresses"],
  [["languages", "btc"], "no options but --site, --list and --json"],
  [["languages", "--kind", "page"], "no options but --site, --list and --json"],
  [["languages", "--change-set", "A"], "no options but --site, --list and --json"],
  [["languages", "--list", "person"], "no kind that has counterparts. Choose from site, category, article, page, question"],
  [["export", "--json"], "--site, --list and --json belong to languages"],
  [["import", "a", "--site", "btc"], "--site, --list and --json belong to languages"],
  [["import"], "exactly one FILE"],
  [["import", "a", "b"], "exactly one FILE"],
  [["import", "a", "--kind", "site"], "belong to export"],
  [["import", "a", "--batch", "0"], "whole number"],
  [["import", "a", "--batch", "1e9"], "whole number"],
  [["import", "a", "--stric"], "--stric"],
  [["export", "a"], "--out FILE"],
  [["export", "--strict"], "belong to import"],
  [["demo", "a.ndjson"], "no FILE"],
  [["demo", "--strict"], "no option but --force"],
  [["import", "a", "--force"], "--force belongs to demo"],
  [["export", "--kind", "artikel"], "no kind of content"],
  [["export", "--change-set", "A"], "--change-set belongs to import"],
  [["import", "a", "--change-set", " "], "--change-set takes a title"],
  [["import", "a", "--change-set", "A", "--dry-run"], "do not go with --change-set"],
  [["change-sets", "a"], "takes nothing"],
  [["publish"], "the ID of one change set"],
  [["publish", "7"], "the ID of one change set"],
  [["publish", "00000000-0000-4000-8000-000000000001", "--strict"], "takes no options"],
])("%j is no command: %s", (args, why) => {
  expect(() => readArguments(args)).toThrow(why);
});
