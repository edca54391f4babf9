import { describe, expect, it } from "vitest";
import { readSearch, searchQuery } from "./request.ts";

const read = (query: string) => readSearch(new URLSearchParams(query), "btc");
const plain = {
  terms: "thuế",
  site: "btc",
  home: "btc",
  category: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
  sort: "relevance",
} as const;

describe("readSearch", () => {
  it("asks for nothing where no terms are given", () => {
    for (const query of ["", "q=", "q=+%0A+", "type=video", "q=%00"]) expect(read(query)).toBeUndefined();
  });

  it("looks on its own site first, and everywhere where asked", () => {
    expect(read("q=thuế")).toEqual(plain);
    expect(read("q=thuế&site=all")).toEqual({ ...plain, site: undefined });
    expect(read("q=thuế&site=mof")).toEqual({ ...plain, site: "mof" });
  });

  it("of the ministry looks everywhere, and on its own site where asked", () => {
    const ofMinistry = (query: string) => readSearch(new URLSearchParams(query), undefined);
    expect(ofMinistry("q=thuế")).toEqual({ ...plain, site: undefined, home: undefined });
    expect(ofMinistry("q=thuế&site=btc")).toMatchObject({ site: "btc", home: undefined });
    expect(searchQuery({ ...plain, home: undefined }, 1)).toBe("?q=thu%E1%BA%BF&site=btc");
    expect(searchQuery({ ...plain, site: undefined, home: undefined }, 1)).toBe("?q=thu%E1%BA%BF");
  });

  it("reads filters", () => {
    expect(read("q=thuế&category=tin-tuc&type=video&from=2026-01-01&to=2026-12-31&sort=newest")).toEqual({
      ...plain,
      category: "tin-tuc",
      type: "video",
      from: "2026-01-01",
      to: "2026-12-31",
      sort: "newest",
    });
  });

  it("takes anything but a sensible value for the default", () => {
    const odd = "category=../x&type=__proto__&from=2026-02-30&to=hôm nay&sort=constructor&site=%00'";
    expect(read(`q=thuế&${odd}`)).toEqual(plain);
    expect(read("q=thuế&from=0001-01-01&to=9999-12-31")).toEqual(plain);
  });

  it("turns days round that stand in the wrong order", () => {
    expect(read("q=thuế&from=2026-12-31&to=2026-01-01")).toMatchObject({ from: "2026-01-01", to: "2026-12-31" });
  });

  it("brings terms to NFC, one line and 200 characters", () => {
    expect(read(`q=${encodeURIComponent("ti\u0300m\u0000  kiê\u0301m\n")}`)?.terms).toBe("tìm kiếm");
    expect(Array.from(read(`q=${"😀".repeat(300)}`)?.terms ?? "")).toHaveLength(200);
  });
});

describe("searchQuery", () => {
  it("leaves out what is default", () => expect(searchQuery(plain, 1)).toBe("?q=thu%E1%BA%BF"));

  it("is read back as it was", () => {
    const asked = { ...plain, site: undefined, type: "photos", from: "2026-01-01", sort: "newest" } as const;
    const query = searchQuery(asked, 3);
    expect(query).toBe("?q=thu%E1%BA%BF&site=all&type=photos&from=2026-01-01&sort=newest&page=3");
    expect(read(query)).toEqual(asked);
  });
});
