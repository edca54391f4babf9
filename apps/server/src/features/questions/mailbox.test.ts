import { expect, test, vi } from "vitest";
import { visitors } from "../../testing/visitors.ts";

const current = visitors(async ({ site }) => {
  await site("btc");
});

test("questions fill no one's mailbox: one address is notified of five an hour, the others are kept all the same", async () => {
  const to = "nguoi-la@thu.example";
  const question = { field: "Lĩnh vực khác", content: "Tôi muốn hỏi về thủ tục hoàn thuế.", consent: "yes" };
  for (let turn = 0; turn < 7; turn += 1) {
    const email = turn % 2 ? to : to.toUpperCase();
    const response = await current().send("question", { ...question, title: `Câu hỏi thứ ${turn} của ai đó`, email });
    expect(response.statusCode).toBe(200);
  }
  const mailed = () => current().mails.filter((mail) => mail.to.toLowerCase() === to).length;
  await vi.waitFor(() => expect(mailed()).toBe(5), 60_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mailed()).toBe(5);
  expect(await current().db.selectFrom("asked_question").select("id").execute()).toHaveLength(7);
});
