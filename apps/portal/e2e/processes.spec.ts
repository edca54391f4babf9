/** What several processes must hold in common, request by request; the rest of the suite says the same of whole journeys. */
import { randomUUID } from "node:crypto";
import { type APIResponse, expect, test } from "@playwright/test";
import { proofFor } from "./proof.ts";
import { PROCESSES } from "./processes/portal-processes.ts";

test.skip(PROCESSES === 1, "one process has everything in common with itself");

const answeredBy = (answer: APIResponse): string | undefined => answer.headers()["x-process"];

test("requests that follow one another are answered by different processes, with the same release", async ({ request }) => {
  const releases = new Map<string | undefined, string>();
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await request.get("/api/page?path=/btc");
    releases.set(answeredBy(answer), (await answer.json()).release as string);
  }
  expect(new Set(releases.keys())).toEqual(new Set(Array.from({ length: PROCESSES }, (_, index) => String(index))));
  expect(new Set(releases.values()).size).toBe(1);
});

test("a form sent again to another process, after its answer was lost, has the outcome it had", async ({ request, baseURL }) => {
  const captchaId = randomUUID();
  const form = {
    form: "question",
    key: randomUUID(),
    language: "vi",
    page: "/btc/hoi-dap/dat-cau-hoi",
    captchaId,
    captchaProof: await proofFor(request, captchaId, "question"),
    field: "Lĩnh vực khác",
    title: "Hai tiến trình, một câu hỏi",
    content: "Câu hỏi này được gửi bốn lần và được giữ một lần.",
    consent: "yes",
  };
  const send = () => request.post("/api/forms/question", { form, headers: { origin: baseURL ?? "" } });
  const answers = [...(await Promise.all([send(), send()])), await send(), await send()];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(answeredBy)).size).toBeGreaterThan(1);
  const receipts = await Promise.all(answers.map(async (answer) => (await answer.json()).data.receipt as string));
  expect(new Set(receipts).size).toBe(1);
});

test("attempts are counted together, whatever address they claim to come from", async ({ request, baseURL }) => {
  const answers: [string | undefined, string | undefined][] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const form = {
      form: "login",
      key: randomUUID(),
      language: "vi",
      page: "/",
      clientId: randomUUID(),
      email: "nhieu-lan@thu.example",
      password: `sai lần ${attempt} rồi`,
    };
    const headers = { origin: baseURL ?? "", "x-forwarded-for": `203.0.113.${attempt}` };
    const answer = await request.post("/api/forms/login", { form, headers });
    answers.push([answeredBy(answer), (await answer.json()).data.errors[0].code as string]);
  }
  expect(answers.map(([, code]) => code)).toEqual([...Array.from({ length: 5 }, () => "credentials"), ...Array(3).fill("captchaAsked")]);
  expect(new Set(answers.map(([process]) => process)).size).toBeGreaterThan(1);
});
