/** What is shown instead of a preview that cannot be made. */
import { escape } from "@portal/domain";
import { PreviewTimeout } from "../../database/preview-transactions.ts";
import { NotPublishable } from "./load-as-if-published.ts";

interface Failure {
  readonly status: 409 | 503;
  /** Of calls. */
  readonly message: string;
  /** A whole document. */
  readonly page: string;
}

/** undefined: a failure as of any other answer. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof PreviewTimeout)
    return {
      status: 503,
      message: "The preview took too long and was given up; ask again in a few seconds.",
      page: document(
        {
          title: "Chưa xem trước được",
          text: "Bản xem trước mất quá nhiều thời gian nên đã dừng lại. Xin vui lòng thử lại sau vài giây.",
          again: "Thử lại",
        },
        {
          title: "The preview could not be drawn",
          text: "It took too long and was given up. Please try again in a few seconds.",
          again: "Try again",
        },
      ),
    };
  if (!(error instanceof NotPublishable)) return undefined;
  const reasons = error.reasons.slice(0, MOST);
  return {
    status: 409,
    message: `This cannot be published as it is, so there is no preview of it: ${reasons.join(" ")}`,
    page: document(
      {
        title: "Chưa xem trước được",
        text: "Nội dung này chưa công bố được nên không có bản xem trước. Hãy sửa các lỗi dưới đây rồi thử lại.",
        again: "Thử lại",
      },
      {
        title: "There is no preview",
        text: "This cannot be published as it is. Correct what is listed here, then try again.",
        again: "Try again",
      },
      `<ul lang="en">${reasons.map((one) => `<li>${escape(one)}</li>`).join("")}</ul>`,
    ),
  };
}

/** Reasons that are shown. */
const MOST = 20;

interface Text {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

const document = (vi: Text, en: Text, list = ""): string => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${vi.title} · ${en.title}</title>
<link rel="stylesheet" href="/static/unavailable.css">
</head>
<body>
<main>
<h1>${vi.title}</h1>
<p>${vi.text}</p>
<p><a href="">${vi.again}</a></p>
<section lang="en">
<h2>${en.title}</h2>
<p>${en.text}</p>
<p><a href="">${en.again}</a></p>
</section>
${list}
</main>
</body>
</html>
`;
