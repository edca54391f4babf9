/** Reads the folder `content`: what people wrote. */
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../content/", import.meta.url);

/** What the import refuses, the tests find: nothing is checked here. @param path below `content` */
export const readJson = (path: string): unknown => JSON.parse(readText(path));
export const readText = (path: string): string => readFileSync(new URL(path, folder), "utf8");
export const readBytes = (path: string): Buffer => readFileSync(new URL(path, folder));
export const namesIn = (path: string): string[] => readdirSync(new URL(path, folder)).toSorted();
