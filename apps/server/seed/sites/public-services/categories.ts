import type { CategorySeed } from "../../site-seed.ts";

export const categories: readonly CategorySeed[] = [
  {
    slug: "dvc-danh-muc-thu-tuc",
    name: "Danh mục thủ tục hành chính",
    description: "Thủ tục theo lĩnh vực và đường dẫn tới hệ thống tiếp nhận hồ sơ.",
    metadata: {
      layoutId: "category-link-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Cơ sở dữ liệu quốc gia về thủ tục hành chính", link: "https://example.org/thu-tuc-hanh-chinh", blank: true },
            { title: "Cổng dịch vụ công quốc gia", link: "https://example.org/dich-vu-cong-quoc-gia", blank: true },
            { title: "Tra cứu tình trạng hồ sơ", link: "https://example.org/tra-cuu-ho-so", blank: true },
            { title: "Thanh toán phí, lệ phí trực tuyến", link: "https://example.org/thanh-toan-phi", blank: true },
            { title: "Phản ánh, kiến nghị về quy định hành chính", link: "https://example.org/phan-anh-kien-nghi", blank: true },
            { title: "Hướng dẫn nộp hồ sơ từng bước", link: "/dich-vu-cong/btcvn/cach-nop-ho-so-truc-tuyen" },
          ],
        },
        { key: "customCategories", root: "dvc-danh-muc-thu-tuc", depth: 2 },
        {
          key: "additionsCategories",
          categories: [{ slug: "dvc-ho-tro", children: ["dvc-cau-hoi-thuong-gap", "dvc-bieu-mau", "dvc-video"] }, "dvc-thong-bao"],
        },
      ],
    },
    children: [
      { slug: "dvc-linh-vuc-thue", name: "Dịch vụ thuế", description: "Đăng ký, kê khai, nộp và hoàn thuế." },
      { slug: "dvc-linh-vuc-hai-quan", name: "Dịch vụ hải quan", description: "Thông quan, kiểm tra chuyên ngành và xuất xứ hàng hóa." },
      {
        slug: "dvc-linh-vuc-ngan-sach",
        name: "Dịch vụ kho bạc, ngân sách",
        description: "Tài khoản, thanh toán và mã số đơn vị có quan hệ với ngân sách.",
      },
      { slug: "dvc-linh-vuc-kinh-doanh", name: "Dịch vụ đăng ký kinh doanh", description: "Doanh nghiệp, hộ kinh doanh và hợp tác xã." },
      { slug: "dvc-linh-vuc-chung-khoan", name: "Dịch vụ chứng khoán, bảo hiểm", description: "Cấp phép hành nghề và đăng ký sản phẩm." },
    ],
  },
  {
    slug: "dvc-ho-tro",
    name: "Hỗ trợ người sử dụng",
    description: "Hướng dẫn chung, giải đáp và tài liệu tham khảo.",
    asString: true,
    metadata: { categoryDefaulLayout: "category-default-layout-2" },
    children: [
      { slug: "dvc-cau-hoi-thuong-gap", name: "Câu hỏi thường gặp" },
      { slug: "dvc-bieu-mau", name: "Biểu mẫu điện tử" },
      { slug: "dvc-video", name: "Video hướng dẫn" },
    ],
  },
  {
    slug: "dvc-thong-bao",
    name: "Thông báo",
    description: "Thay đổi về thủ tục, lịch bảo trì và kết quả phục vụ.",
    children: [{ slug: "dvc-hinh-anh", name: "Hình ảnh phục vụ" }],
  },
];
