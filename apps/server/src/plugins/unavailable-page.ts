/** Seconds after which a visitor who was refused may ask again; value of Retry-After. */
export const RETRY_AFTER = "5";

/** Shown where not even the portal's own error page can be made: the database or the upstream is away, or too many ask. Needs nothing else. */
export const unavailablePage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Trang tạm thời gián đoạn · Temporarily unavailable</title>
<link rel="stylesheet" href="/static/unavailable.css">
</head>
<body>
<main>
<h1>Trang tạm thời gián đoạn</h1>
<p>Hệ thống đang có quá nhiều lượt truy cập hoặc đang được bảo trì. Xin vui lòng thử lại sau ít phút.</p>
<p><a href="">Thử lại</a></p>
<section lang="en">
<h2>Temporarily unavailable</h2>
<p>Too many people are visiting the portal just now, or it is under maintenance. Please try again in a few minutes.</p>
<p><a href="">Try again</a></p>
</section>
</main>
</body>
</html>
`;
