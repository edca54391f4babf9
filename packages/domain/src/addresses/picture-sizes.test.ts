import { describe, expect, it } from "vitest";
import { pictureSources } from "./picture-sizes.ts";

describe("the sources of a picture", () => {
  it("are its sizes as AVIF, then as WebP, each with its width", () => {
    const [avif, webp] = pictureSources("/api/mediafile/Anh/a%20b,c.JPG");
    expect(avif?.type).toBe("image/avif");
    expect(avif?.srcSet).toBe(
      [320, 640, 960, 1440].map((width) => `/api/mediafile/Anh/a%20b,c.JPG?width=${width}&format=avif ${width}w`).join(", "),
    );
    expect(webp?.srcSet).toBe(avif?.srcSet.replaceAll("avif", "webp"));
  });

  it.each([
    "/api/mediafile/anh/a.svg",
    "/api/mediafile/anh/a.gif",
    "/api/mediafile/anh/a.jpg?v=2",
    "/api/mediafile/anh/a.jpg#b",
    "/api/mediafile/anh/a b.jpg",
    "/static/a.jpg",
    "https://x.example/api/mediafile/a.jpg",
  ])("are none for %s", (src) => expect(pictureSources(src)).toEqual([]));
});
