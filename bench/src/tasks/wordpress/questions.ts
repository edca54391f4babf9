/** The task about questions, which are comments on a page in WordPress. */
import { texts } from "../tasks.ts";
import { names } from "./content.ts";
import { type Duty, clickBelow, requireShown } from "./desk.ts";

/** The Dashboard shows comments that wait. *Approve and Reply* publishes the question with its answer. */
export const answerQuestion: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    const question = page.locator("#the-comment-list > .comment-item").filter({ hasText: names.asker });
    await clickBelow(desk, question, question.getByRole("button", { name: /^Reply to/ }));
    await hands.see(page.locator("#replycontent:focus"));
    await hands.type(texts.answer);
    await hands.click(page.getByRole("button", { name: "Approve and Reply" }));
    await hands.see(page.locator("#the-comment-list > .comment-item").filter({ hasText: texts.answer }));
  },
  async check({ page, addresses }) {
    await page.goto(addresses.questions);
    const question = page.locator("li.comment").filter({ hasText: names.asker });
    await requireShown("the question", question);
    await requireShown("the answer", question.locator(".children").getByText(texts.answer, { exact: true }));
  },
};
