/** React and nothing else: the elements of a page from JSON, drawn for each request. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, brotliCompress } from "node:zlib";
import { renderToString } from "react-dom/server";
import { elementsOf, type PageNode } from "./page-tree.ts";

const [folder = ""] = process.argv.slice(2);
const pages = new Map(
  ["home", "category", "article"].map((name) => [`/${name}`, JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")) as PageNode]),
);
const server = createServer((request, response) => {
  const page = pages.get(request.url ?? "");
  if (!page) return void response.writeHead(404).end();
  const html = renderToString(elementsOf(page));
  brotliCompress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, (_error, body) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(body),
  );
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
