export const gettingStartedTexts = {
  vi: {
    "gettingStarted.title": "Cổng thông tin đã hoạt động và đang chờ nội dung",
    "gettingStarted.lead":
      "Máy chủ và cơ sở dữ liệu đã sẵn sàng. Trang chủ này sẽ hiển thị trang “{{slug}}” ngay khi trang đó có trong cơ sở dữ liệu. Việc cần làm tiếp theo:",
    "gettingStarted.import": "Nạp nội dung của bạn",
    "gettingStarted.import.how":
      "Mỗi trang, chuyên mục và bài viết là một dòng JSON; tài liệu docs/content.md mô tả đầy đủ. Hai trang đầu tiên cần có mang mã “btc” (tiếng Việt) và “mof” (tiếng Anh), hoặc các mã mà bạn đặt trong DEFAULT_SITE và DEFAULT_SITE_EN.",
    "gettingStarted.demo": "Hoặc xem thử với nội dung mẫu",
    "gettingStarted.demo.how":
      "Lệnh này nạp toàn bộ nội dung mẫu, có đánh dấu là dữ liệu mẫu trên từng trang. Chỉ nên dùng trên hệ thống thử nghiệm.",
    "gettingStarted.logIn": "Đăng nhập với tài khoản quản trị",
    "gettingStarted.logIn.how":
      "Khi khởi động lần đầu, máy chủ đã tạo tài khoản quản trị và in mật khẩu một lần ra cửa sổ lệnh. Hãy đăng nhập rồi đổi mật khẩu ngay. Nếu không còn mật khẩu đó, hãy dùng mục quên mật khẩu.",
    "gettingStarted.logIn.link": "Đăng nhập",
    "gettingStarted.forgotten.link": "Quên mật khẩu",
    "gettingStarted.command": "Chạy trên máy chủ, trong thư mục của cổng thông tin:",
  },
  en: {
    "gettingStarted.title": "The portal is running and waits for its content",
    "gettingStarted.lead":
      "The server and its database are ready. This home page will show the site “{{slug}}” as soon as the database has it. What to do next:",
    "gettingStarted.import": "Import your content",
    "gettingStarted.import.how":
      "Each site, category and article is one line of JSON; docs/content.md describes them all. The first two sites to import have the slugs “btc” (Vietnamese) and “mof” (English), or those that you set in DEFAULT_SITE and DEFAULT_SITE_EN.",
    "gettingStarted.demo": "Or try it with demonstration content",
    "gettingStarted.demo.how":
      "This command imports all demonstration content, which is marked as sample data on every page. Use it on a test system only.",
    "gettingStarted.logIn": "Log in as administrator",
    "gettingStarted.logIn.how":
      "The first start of the server has made the administrator's account and printed its password once in the terminal. Log in and change it at once. If you no longer have that password, ask for a new one.",
    "gettingStarted.logIn.link": "Log in",
    "gettingStarted.forgotten.link": "Forgotten password",
    "gettingStarted.command": "Run this on the server, in the portal's folder:",
  },
};
