import { createHash } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { asksForTags } from "../../testing/purging.ts";
import { testApp } from "../../testing/test-app.ts";

const video = Buffer.from(Array.from({ length: 1_300_000 }, (_, index) => (index * 7) % 251));
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0'/>".repeat(200)}<script>alert(1)</script></svg>`);
const tagOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

const current = testApp(async ({ file }) => {
  await file("Phim/Gioi-Thieu.mp4", "video/mp4", video);
  await file("anh/a.svg", "image/svg+xml", svg);
  await file(
    "tai-lieu/Nghị định số 1.docx",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    Buffer.from("docx"),
  );
  await file("trang.html", "text/html", Buffer.from("<script>alert(1)</script>"));
  await file("a.pdf", "application/pdf", Buffer.from("%PDF-1.4"));
  await file("bang 1,2.csv", "text/csv", Buffer.from("1,2"));
  await file("rong.txt", "text/plain; charset=utf-8", Buffer.alloc(0));
});

const get = (url: string, headers: Record<string, string> = {}) => current().app.inject({ url: `/api/mediafile/${url}`, headers });

describe("GET /api/mediafile/*", () => {
  test("sends a file whole, whatever the case of its path", async () => {
    for (const url of ["phim/gioi-thieu.mp4", "Phim/Gioi-Thieu.MP4"]) {
      const response = await get(url, asksForTags);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload.equals(video)).toBe(true);
      expect(response.headers).toMatchObject({
        "content-type": "video/mp4",
        "content-length": String(video.length),
        "accept-ranges": "bytes",
        "x-content-type-options": "nosniff",
        etag: `"${tagOf(video)}"`,
        "cache-tag": "file:phim/gioi-thieu.mp4",
        "content-disposition": `inline; filename="Gioi-Thieu.mp4"; filename*=UTF-8''Gioi-Thieu.mp4`,
      });
      expect(response.headers["cache-control"]).toContain("max-age=86400");
    }
  });

  test("has one tag, also with a comma in its path", async () => {
    expect((await get("bang%201,2.csv", asksForTags)).headers["cache-tag"]).toBe("file:bang%201%2C2.csv");
  });

  test("sends the part that a video player asks for", async () => {
    const response = await get("phim/gioi-thieu.mp4", { range: "bytes=600000-1199999" });
    expect(response.statusCode).toBe(206);
    expect(response.headers["content-range"]).toBe(`bytes 600000-1199999/${video.length}`);
    expect(response.headers["content-length"]).toBe("600000");
    expect(response.rawPayload.equals(video.subarray(600_000, 1_200_000))).toBe(true);
  });

  test("a range outside is refused with the size; one of an older file sends the new one whole", async () => {
    const outside = await get("phim/gioi-thieu.mp4", { range: "bytes=9999999-" });
    expect(outside.statusCode).toBe(416);
    expect(outside.headers["content-range"]).toBe(`bytes */${video.length}`);
    expect((await get("phim/gioi-thieu.mp4", { range: "bytes=0-1", "if-range": '"old"' })).statusCode).toBe(200);
    expect((await get("phim/gioi-thieu.mp4", { range: "bytes=0-1", "if-range": `"${tagOf(video)}"` })).statusCode).toBe(206);
  });

  test("answers 304 where the reader has the file", async () => {
    for (const tag of [`"${tagOf(video)}"`, `W/"${tagOf(video)}"`, `"x", "${tagOf(video)}"`, "*"]) {
      const response = await get("phim/gioi-thieu.mp4", { "if-none-match": tag });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe("");
    }
  });

  test("HEAD gives the headers alone", async () => {
    const response = await current().app.inject({ method: "HEAD", url: "/api/mediafile/phim/gioi-thieu.mp4" });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-length"]).toBe(String(video.length));
    expect(response.body).toBe("");
  });

  test("markup is shown without rights, and compressed", async () => {
    const response = await get("anh/a.svg", { "accept-encoding": "br" });
    expect(response.headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(response.headers["content-encoding"]).toBe("br");
    expect(response.headers["etag"]).toBe(`W/"${tagOf(svg)}"`);
    expect(response.headers["content-disposition"]).toMatch(/^inline/);
  });

  test("HTML and office files are for saving, with their Vietnamese names", async () => {
    const html = await get("trang.html");
    expect(html.headers["content-disposition"]).toMatch(/^attachment/);
    expect(html.headers["content-security-policy"]).toContain("sandbox");
    const office = await get(encodeURIComponent("tai-lieu/nghị định số 1.docx").replaceAll("%2F", "/"));
    expect(office.headers["content-disposition"]).toBe(
      `attachment; filename="Nghi dinh so 1.docx"; filename*=UTF-8''Ngh%E1%BB%8B%20%C4%91%E1%BB%8Bnh%20s%E1%BB%91%201.docx`,
    );
    expect((await get("a.pdf")).headers["content-disposition"]).toMatch(/^inline/);
  });

  test("an empty file is a file", async () => {
    const response = await get("rong.txt");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-length"]).toBe("0");
  });

  test.each([
    "",
    "khong-co.png",
    "..%2f..%2f..%2fetc%2fpasswd",
    "phim/..%5c..%5cgioi-thieu.mp4",
    "phim//gioi-thieu.mp4",
    "%00",
    "phim/gioi-thieu.mp4%00.png",
    "%ff",
    "a".repeat(3000),
  ])("finds nothing at %.60s", async (path) => {
    const response = await get(path);
    expect([400, 404, 414]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ success: false, data: null });
  });

  test.each(["../../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "./phim/gioi-thieu.mp4"])(
    "a raw request for %s cannot leave the path either",
    async (path) => {
      const { app } = current();
      if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
      const { port } = app.server.address() as AddressInfo;
      const status = await new Promise((resolve, reject) => {
        // Node's own client sends the path as it is, where fetch would normalize it.
        request({ port, path: `/api/mediafile/${path}` }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", reject)
          .end();
      });
      expect(status).toBe(404);
    },
  );
});
