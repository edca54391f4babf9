import { renderToStaticMarkup } from "react-dom/server";
import { useHost } from "@portal/react";
import { expect, it, vi } from "vitest";
import { TestHost } from "./index.ts";

const texts = { greeting: "Xin chào {{name}}", files_one: "{{count}} file", files_other: "{{count}} files" };

function Speaker({ of }: { readonly of: (host: ReturnType<typeof useHost>) => string }) {
  return of(useHost());
}
const say = (of: (host: ReturnType<typeof useHost>) => string, language: "vi" | "en" = "en"): string =>
  renderToStaticMarkup(
    <TestHost language={language} texts={texts}>
      <Speaker of={of} />
    </TestHost>,
  );

it("fills values in and takes the plural of the language", () => {
  expect(say(({ t }) => t("greeting", { name: "bạn" }))).toBe("Xin chào bạn");
  expect(say(({ t }) => [t("files", { count: 1 }), t("files", { count: 2 })].join())).toBe("1 file,2 files");
});

it("names a text that is missing", () => {
  expect(() => say(({ t }) => t("constructor.name"))).toThrow('No text for "constructor.name" in en');
});

it("shows dates in its own zone, and leaves what is no date", () => {
  expect(say(({ format }) => format.date("2026-11-20T18:30:00Z"))).toBe("21/11/2026");
  expect(say(({ format }) => format.dateTime("2026-11-20T18:30:00"))).toBe("21/11/2026 01:30");
  expect(say(({ format }) => [format.date("2026-11-01"), format.date("hôm qua")].join())).toBe("01/11/2026,hôm qua");
});

it("writes numbers as the language does", () => {
  expect([say(({ format }) => format.number(1234.5), "vi"), say(({ format }) => format.number(1234.5))]).toEqual(["1.234,5", "1,234.5"]);
});

it("draws ordinary links and receives actions", () => {
  const onAction = vi.fn<(name: string, payload: unknown) => void>();
  const html = renderToStaticMarkup(
    <TestHost language="vi" texts={texts} onAction={onAction}>
      <Actor />
    </TestHost>,
  );
  expect(html).toBe('<a href="/a" target="_blank" rel="noopener">x</a>');
  expect(onAction).toHaveBeenCalledExactlyOnceWith("retry", 1);
});

function Actor() {
  const { Link, action } = useHost();
  action("retry", 1);
  return (
    <Link href="/a" blank>
      x
    </Link>
  );
}
