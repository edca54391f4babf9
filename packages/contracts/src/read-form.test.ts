import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { describe, expect, it } from "vitest";
import { fieldsOf, type FormName, formSchemas, isFormName, readForm } from "./index.ts";

const read = <Name extends FormName>(name: Name, sent: Readonly<Record<string, string>>) => readForm(name, (field) => sent[field]);

const registration = { fullName: "Nguyễn Thị Mẫu", email: "mau@thu.example", password: "mật khẩu dài", consent: "yes" };
const contribution = {
  articleId: "9",
  title: "Về Điều 5",
  fullName: "Trần Văn Mẫu",
  email: "mau@thu.example",
  content: "Đề nghị làm rõ khoản 2.",
  consent: "yes",
};
const problemsOf = (name: FormName, sent: Readonly<Record<string, string>>) =>
  read(name, sent).problems.map(({ field, code, values }) => [field, code, ...Object.values(values ?? {})]);

// spec §5
describe("what forms ask", () => {
  it.each([
    ["registration", registration],
    ["login", { email: "mau@thu.example", password: "x" }],
    ["contribution", contribution],
    ["question", { field: "Thuế", title: "Hoàn thuế?", content: "Thủ tục thế nào ạ?", consent: "yes" }],
    ["rating", { articleId: "9", value: "5" }],
  ] as const)("%s that is whole has its values, and no problem", (name, sent) => {
    expect(read(name, sent)).toEqual({ typed: sent, values: sent, problems: [] });
  });

  it.each([
    ["registration", ["fullName", "email", "password", "consent"]],
    ["login", ["email", "password"]],
    ["contribution", ["articleId", "title", "fullName", "email", "content", "consent"]],
    ["question", ["field", "title", "content", "consent"]],
  ] as const)("%s that is empty lacks what is required, in the order of the fields", (name, fields) => {
    const empty = Object.fromEntries(Object.keys(fieldsOf(name)).map((field) => [field, "  "]));
    const { problems, values } = read(name, { ...empty, password: "" });
    expect(values).toBeUndefined();
    const order = Object.keys(fieldsOf(name)).filter((field) => (fields as readonly string[]).includes(field));
    expect(problems.map(({ field, code }) => [field, code])).toEqual(
      order.map((field) => [field, field === "consent" ? "consent" : "required"]),
    );
  });

  it.each([
    ["mau@thu.example", true],
    ["mẫu.số+1@bộ-tài-chính.vn", true],
    ["a@b", false],
    ["a b@thu.example", false],
    ["a@thu.example\nBcc: x@thu.example", false],
    ["<a@thu.example>", false],
    ["a@@thu.example", false],
    [`${"a".repeat(65)}@thu.example`, false],
    [`a@${"b.".repeat(9)}vn`, false],
  ])("the address %j is one: %s", (email, isOne) => {
    expect(problemsOf("registration", { ...registration, email })).toEqual(isOne ? [] : [["email", "email"]]);
  });

  it.each([
    ["0912 345 678", true],
    ["+84 24 3826 2245", true],
    ["(024) 3826", false],
    ["024-3826.2245", true],
    ["12345", false],
    ["0912345678901234567", false],
    ["điện thoại", false],
  ])("the number %j is one: %s", (phoneNumber, isOne) => {
    expect(problemsOf("registration", { ...registration, phoneNumber })).toEqual(isOne ? [] : [["phoneNumber", "phone"]]);
  });

  it("passwords have 8 to 128 characters, whatever these are, and are passed on as they were typed", () => {
    const of = (password: string) => problemsOf("registration", { ...registration, password });
    expect(of("1234567")).toEqual([["password", "passwordTooShort", 8]]);
    expect(of("12345678")).toEqual([]);
    expect(of("🔑".repeat(8))).toEqual([]);
    expect(of("🔑".repeat(7))).toEqual([["password", "passwordTooShort", 8]]);
    expect(of("x".repeat(129))).toEqual([["password", "tooLong", 128]]);
    const odd = " a\u0302\tcách  ";
    expect(read("registration", { ...registration, password: odd }).values?.password).toBe(odd);
  });

  it("text that is too long is said to be, not cut", () => {
    const content = "đ".repeat(10_001);
    const { typed, problems } = read("contribution", { ...contribution, content });
    expect(typed["content"]).toBe(content);
    expect(problems).toEqual([{ field: "content", code: "tooLong", values: { limit: 10_000 } }]);
  });
});

describe("what forms take", () => {
  it("one line is one line; several keep their breaks; nothing else of control characters is left", () => {
    const { values } = read("contribution", { ...contribution, title: " a\r\nb\u0000\tc ", content: "một\r\nhai\u0007 ba bốn\n" });
    expect(values).toMatchObject({ title: "a b c", content: "một\nhai ba bốn" });
  });

  it("nothing but their own fields", () => {
    const sent = { ...registration, role: "administrator", __proto__: "x", constructor: "y" };
    expect(read("registration", sent).values).toEqual(registration);
    for (const name of ["__proto__", "constructor", "toString", "khong-co", ""]) expect(isFormName(name)).toBe(false);
  });

  it("long hostile text is judged like any other", () => {
    const hostile = `${"a.".repeat(50_000)}@${"-".repeat(50_000)}`;
    for (const field of ["email", "phoneNumber", "fullName"])
      expect(problemsOf("registration", { ...registration, [field]: `+1${" (".repeat(50_000)}${hostile}` })[0]?.[0]).toBe(field);
  });

  it.each([
    ["blanks", (size: number) => `a${" ".repeat(2 * size)}b`, ["fullName", "tooLong", 100]],
    ["marks in a wrong order", (size: number) => `a${"\u0300\u0316".repeat(size)}`, undefined],
  ])("a long run of %s takes time in proportion", async (_what, fullName, problem) => {
    const problems = (size: number) => problemsOf("registration", { ...registration, fullName: fullName(size) });
    expect(problems(120_000)[0]).toEqual(problem);
    expect(await growthOf(problems, 15_000)).toBeLessThan(IN_PROPORTION);
  });
});

it("every form has a schema with bounds, and no field beside it", () => {
  for (const [name, { properties, required }] of Object.entries(formSchemas)) {
    if (!isFormName(name)) throw new Error(`${name} has a schema, and was not generated.`);
    expect(Object.keys(fieldsOf(name))).toEqual(Object.keys(properties));
    for (const [field, schema] of Object.entries(properties)) {
      expect([name, field, "maxLength" in schema || "enum" in schema]).toEqual([name, field, true]);
      expect(fieldsOf(name)[field]?.required).toBe(required.includes(field));
    }
  }
});
