/** Shown where not even the portal's own error page can be made: the database or the upstream is away. Needs nothing else. */
export const unavailablePage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Trang tạm thời gián đoạn</title>
</head>
<body>
<main>
<h1>Trang tạm thời gián đoạn</h1>
<p>Hệ thống đang bận hoặc đang được bảo trì. Xin vui lòng thử lại sau ít phút.</p>
<p lang="en">The portal cannot answer just now. Please try again in a few minutes.</p>
</main>
</body>
</html>
`;
