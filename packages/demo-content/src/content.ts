/** Reads the folder `content`: what people wrote and drew. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@portal/core";

const folder = new URL("../content/", import.meta.url);

/** What the import refuses, the tests find: nothing is checked here. @param path below `content` */
export const readJson = (path: string): unknown => JSON.parse(readText(path));
export const readText = (path: string): string => readFileSync(new URL(path, folder), "utf8");
export const readBytes = (path: string): Buffer => readFileSync(new URL(path, folder));
export const exists = (path: string): boolean => existsSync(new URL(path, folder));

/** A picture below `content/files`, with its ending: a photo where there is one, else a drawing. @param path without ending */
export const pictureFile = (path: string): string => `${path}.${exists(`files/${path}.jpg`) ? "jpg" : "svg"}`;

/** Paths of all files below a folder, relative to it. */
export const filesBelow = (path: string): string[] =>
  readdirSync(new URL(path, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(new URL(path, folder)), join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .toSorted();
export const namesIn = (path: string): string[] => readdirSync(new URL(path, folder)).toSorted();

interface Phrases {
  readonly author: string;
  readonly source: string;
  /** Below a photo. */
  readonly credit: string;
  /** Of the video, which has one film for all articles. */
  readonly transcript: string;
  /** Says that a document is a sample. */
  readonly note: string;
}
export const phrases = readJson("phrases.json") as Readonly<Record<Language, Phrases>>;
