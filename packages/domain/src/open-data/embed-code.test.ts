import { expect, it } from "vitest";
import { embedCode } from "./embed-code.ts";

it("is one element that may run nothing, whatever the title says", () => {
  const code = embedCode({ address: "https://x.example/nhung/news/a/b?count=5&x", title: '"><script>alert(1)</script>', height: 400 });
  expect(code).toBe(
    '<iframe src="https://x.example/nhung/news/a/b?count=5&amp;x" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="100%" height="400" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>',
  );
});
