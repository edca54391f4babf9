/** Bitmaps in smaller sizes: real pictures, the real process that unpacks them, a real database, real answers. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../../services/log.ts";
import { asksForTags } from "../../testing/purging.ts";
import { testApp } from "../../testing/test-app.ts";
import { resizeWaitingPictures } from "./resize-waiting-pictures.ts";
import { animatedPng, animatedWebp, claiming, noise, plain } from "./testing/bitmaps.ts";

const current = testApp(async ({ file }) => {
  const wide = await noise(1600, 800).jpeg({ quality: 90 }).toBuffer();
  const small = await noise(64, 64).png().toBuffer();
  await file("Anh/Rong.JPG", "image/jpeg", wide);
  await file("anh/nam-nghieng.jpg", "image/jpeg", await noise(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await file("anh/be.png", "image/png", await plain(8, 8).png().toBuffer());
  await file("anh/a.svg", "image/svg+xml", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await file("xau/1-khong-lo.png", "image/png", claiming(small, 60_000, 60_000));
  await file("xau/2-cut.jpg", "image/jpeg", wide.subarray(0, 20_000));
  await file("xau/3-svg.png", "image/png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  await file("xau/4-rong.webp", "image/webp", Buffer.alloc(0));
  await file("xau/5-dong.png", "image/png", animatedPng(small));
  await file("xau/6-dong.webp", "image/webp", await animatedWebp());
  await file("xau/7-qua-lon.jpg", "image/jpeg", Buffer.alloc(31 * 1024 * 1024));
});

const run = () => resizeWaitingPictures({ db: current().db, log: silentLog }, new AbortController().signal);
const get = (url: string, headers: Record<string, string> = {}) => current().app.inject({ url: `/api/mediafile/${url}`, headers });
const day = expect.stringContaining("max-age=86400");

describe("a bitmap", () => {
  test("is sent as it is until its sizes are made, and not kept for long", async () => {
    const answer = await get("anh/rong.jpg?width=320&format=avif");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "public, max-age=60" });
  });

  test("is none of the job's where that is ended", async () => {
    expect(await resizeWaitingPictures({ db: current().db, log: silentLog }, AbortSignal.abort())).toBe(0);
    expect(await current().db.selectFrom("picture").select("path").execute()).toEqual([]);
  });

  describe("with its sizes", () => {
    beforeAll(async () => {
      expect(await run()).toBe(10);
    }, 300_000);

    test.each([320, 640, 960, 1440])("is sent %i pixels wide, as AVIF and as WebP, smaller than it was", async (width) => {
      const original = (await get("anh/rong.jpg")).rawPayload.length;
      for (const [format, found] of [
        ["avif", "heif"],
        ["webp", "webp"],
      ]) {
        const answer = await get(`anh/rong.jpg?width=${width}&format=${format}`, asksForTags);
        expect(answer.headers).toMatchObject({ "content-type": `image/${format}`, "cache-tag": "file:anh/rong.jpg", "cache-control": day });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: found, width, height: width / 2 });
        expect(answer.rawPayload.length).toBeLessThan(original);
        const again = await get(`anh/rong.jpg?width=${width}&format=${format}`, { "if-none-match": String(answer.headers["etag"]) });
        expect(again.statusCode).toBe(304);
        const head = await current().app.inject({ method: "HEAD", url: `/api/mediafile/anh/rong.jpg?width=${width}&format=${format}` });
        expect(head.headers["content-length"]).toBe(String(answer.rawPayload.length));
      }
    });

    test("stands upright, and is never made larger", async () => {
      const upright = await sharp((await get("anh/nam-nghieng.jpg?width=1440&format=webp")).rawPayload).metadata();
      expect(upright).toMatchObject({ format: "webp", width: 400, height: 800 });
      expect(upright.exif).toBeUndefined();
      const widths = current().db.selectFrom("picture_size").select("width").distinct().where("path", "=", "anh/nam-nghieng.jpg");
      expect((await widths.orderBy("width").execute()).map(({ width }) => width)).toEqual([320, 640]);
    });

    test("is sent as it is where that takes fewer bytes, or where no such size is made", async () => {
      for (const query of ["width=320&format=avif", "width=321&format=webp", "width=320&format=gif", "width=320", "format=webp"]) {
        const answer = await get(`anh/be.png?${query}`);
        expect(answer.headers, query).toMatchObject({ "content-type": "image/png", "cache-control": day });
      }
    });

    test("that is hostile, damaged or animated has none, is remembered, and stops no other", async () => {
      const rows = await current()
        .db.selectFrom("picture")
        .select(["path", "failure"])
        .where("path", "like", "xau/%")
        .orderBy("path")
        .execute();
      expect(rows.map(({ path, failure }) => [path, failure])).toEqual([
        ["xau/1-khong-lo.png", expect.stringContaining("pixel limit")],
        ["xau/2-cut.jpg", expect.stringContaining("premature end")],
        ["xau/3-svg.png", expect.stringContaining("unsupported image format")],
        ["xau/4-rong.webp", expect.stringContaining("empty")],
        ["xau/5-dong.png", "animated"],
        ["xau/6-dong.webp", "animated"],
        ["xau/7-qua-lon.jpg", "too-large"],
      ]);
      expect((await get("xau/2-cut.jpg?width=320&format=avif")).headers).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": day,
      });
      expect(await run()).toBe(0);
    });

    test("is tried again in an hour where it was no fault of its own", async () => {
      const failedFor = (age: string) =>
        current()
          .db.updateTable("picture")
          .set({ failure: "failed", made_at: sql<Date>`now() - ${age}::interval` })
          .where("path", "=", "anh/be.png")
          .execute();
      await failedFor("59 minutes");
      expect(await run()).toBe(0);
      await failedFor("61 minutes");
      expect(await run()).toBe(1);
    });

    test("replaced has those of its new bytes; removed has none", async () => {
      const { db } = current();
      const bytes = await noise(500, 500).png().toBuffer();
      const replaced = { bytes, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex"), content_type: "image/png" };
      await db.updateTable("file").set(replaced).where("path", "=", "anh/rong.jpg").execute();
      expect((await get("anh/rong.jpg?width=320&format=webp")).headers["content-type"]).toBe("image/png");
      expect(await run()).toBe(1);
      const made = await sharp((await get("anh/rong.jpg?width=320&format=webp")).rawPayload).metadata();
      expect(made).toMatchObject({ width: 320, height: 320 });
      await db.deleteFrom("file").where("path", "=", "anh/rong.jpg").execute();
      expect(await db.selectFrom("picture_size").select("path").where("path", "=", "anh/rong.jpg").execute()).toEqual([]);
      expect((await get("anh/rong.jpg?width=320&format=webp")).statusCode).toBe(404);
    });
  });
});
