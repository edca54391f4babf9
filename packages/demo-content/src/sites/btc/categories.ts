import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";
import { budgetCategories } from "./budget-categories.ts";

/** One category for each category layout of specification §2.5. */
export const categories: readonly CategorySeed[] = [
  { slug: "tin-tieu-diem", name: "Tin tiêu điểm", description: "Những sự kiện nổi bật của ngành Tài chính.", counterpart: "top-stories" },
  {
    slug: "chi-dao-dieu-hanh",
    name: "Chỉ đạo, điều hành",
    description: "Hoạt động chỉ đạo, điều hành của lãnh đạo Bộ.",
    counterpart: "ministry-news",
    asString: true,
    metadata: {
      layoutId: "category-layout-1",
      articleView: "article-ministry",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Thông cáo báo chí",
              category: "thong-cao-bao-chi",
              description: "Thông tin chính thức gửi cơ quan báo chí",
              art: { subject: "leadership" },
            },
            {
              title: "Kiến nghị của cử tri",
              category: "kien-nghi-cu-tri",
              description: "Nội dung trả lời cử tri và đại biểu Quốc hội",
              art: { subject: "union" },
            },
            {
              title: "Văn bản pháp luật",
              category: "van-ban-phap-luat",
              description: "Văn bản mới ban hành",
              art: { subject: "document" },
            },
          ],
        },
        ...aside(["tin-tieu-diem", "thong-cao-bao-chi", "kien-nghi-cu-tri"], "tin-tai-chinh"),
      ],
    },
    children: [
      {
        slug: "hoat-dong-cua-bo",
        name: "Hoạt động của Bộ",
        description: "Hội nghị, đối thoại và công việc hằng ngày của Bộ.",
        metadata: { view: "category-ministry", articleView: "article-ministry" },
        children: [{ slug: "doi-thoai-doanh-nghiep", name: "Đối thoại với doanh nghiệp" }],
      },
    ],
  },
  {
    slug: "tin-tai-chinh",
    name: "Tin tức tài chính",
    description: "Tin theo lĩnh vực: thuế, hải quan, giá, kho bạc, nợ công và doanh nghiệp.",
    counterpart: "finance-in-focus",
    children: [
      {
        slug: "thue-phi-le-phi",
        name: "Thuế, phí và lệ phí",
        counterpart: "tax-and-customs",
        metadata: { articleView: "article-ratings" },
      },
      { slug: "hai-quan", name: "Hải quan" },
      { slug: "gia-ca-thi-truong", name: "Giá cả, thị trường", metadata: { articleView: "article-default" } },
      { slug: "kho-bac-nha-nuoc", name: "Kho bạc và tài sản công" },
      { slug: "no-cong", name: "Nợ công" },
      { slug: "doanh-nghiep", name: "Doanh nghiệp", metadata: { articleView: "article-other-articles" } },
      {
        slug: "ty-gia",
        name: "Tỷ giá hạch toán",
        description: "Tỷ giá hạch toán ngoại tệ công bố hằng tháng.",
        counterpart: "exchange-rates",
        metadata: { series: ["fx-usd", "fx-eur", "fx-jpy", "fx-gbp", "fx-cny"] },
      },
    ],
  },
  ...budgetCategories,
  {
    slug: "ke-hoach-dau-tu",
    counterpart: "investment-plan",
    name: "Kế hoạch đầu tư",
    description: "Kế hoạch phát triển, đầu tư công, thu hút đầu tư và phát triển doanh nghiệp.",
    metadata: {
      layoutId: "category-tree-1",
      blocks: [
        { key: "contents", category: "dau-tu-cong" },
        { key: "customCategories", root: "ke-hoach-dau-tu", depth: 2 },
        {
          key: "additionsCategories",
          categories: [{ slug: "ngan-sach-nha-nuoc", children: ["du-toan-quyet-toan", "thu-chi-ngan-sach"] }, "doanh-nghiep"],
        },
        {
          key: "bannerImages",
          cards: [
            { title: "Công khai tiến độ dự án trọng điểm", category: "dau-tu-cong", art: { panorama: "bridge" } },
            { title: "Môi trường đầu tư, kinh doanh", category: "thu-hut-dau-tu", art: { panorama: "city" } },
          ],
        },
      ],
    },
    children: [
      { slug: "dau-tu-cong", name: "Đầu tư công", counterpart: "public-investment-news" },
      { slug: "thu-hut-dau-tu", name: "Thu hút đầu tư" },
      { slug: "dau-thau", name: "Đấu thầu" },
      { slug: "quy-hoach", name: "Quy hoạch" },
      { slug: "phat-trien-doanh-nghiep", name: "Phát triển doanh nghiệp" },
    ],
  },
  {
    slug: "kien-nghi-cu-tri",
    counterpart: "voters-concerns",
    name: "Trả lời kiến nghị cử tri",
    description: "Nội dung Quốc hội và cử tri quan tâm.",
    metadata: {
      layoutId: "parliamentary-concerns",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Trả lời kiến nghị của cử tri",
              category: "kien-nghi-cu-tri",
              description: "Nội dung trả lời theo từng kỳ họp",
              art: { subject: "union" },
            },
            {
              title: "Dự thảo văn bản đang lấy ý kiến",
              category: "du-thao-van-ban",
              description: "Gửi ý kiến của bạn về chính sách mới",
              art: { subject: "document" },
            },
            {
              title: "Văn bản đã ban hành",
              category: "van-ban-phap-luat",
              description: "Chính sách mới từ kiến nghị của người dân",
              art: { subject: "document" },
            },
          ],
        },
        ...aside(["chi-dao-dieu-hanh", "thong-cao-bao-chi", "van-ban-phap-luat"], "ngan-sach-nha-nuoc"),
      ],
    },
  },
  {
    slug: "du-thao-van-ban",
    counterpart: "draft-documents",
    name: "Dự thảo văn bản lấy ý kiến",
    description: "Dự thảo văn bản quy phạm pháp luật đang lấy ý kiến đóng góp.",
    asString: true,
    metadata: { layoutId: "category-layout-contribute", blocks: aside(["van-ban-phap-luat", "kien-nghi-cu-tri"], "van-ban-phap-luat") },
  },
  {
    slug: "van-ban-phap-luat",
    name: "Văn bản pháp luật",
    description: "Văn bản quy phạm pháp luật và văn bản điều hành mới.",
    metadata: { categoryDefaulLayout: "category-default-layout-1" },
    children: [
      { slug: "huong-dan-bieu-mau", name: "Hướng dẫn, biểu mẫu" },
      { slug: "lien-ket-van-ban", name: "Liên kết tra cứu văn bản" },
    ],
  },
  {
    slug: "thong-cao-bao-chi",
    name: "Thông cáo báo chí",
    description: "Thông tin chính thức của Bộ gửi các cơ quan báo chí.",
    counterpart: "press-releases",
    asString: true,
    metadata: { categoryDefaulLayout: "category-default-layout-2" },
  },
  {
    slug: "video-tai-chinh",
    name: "Video tài chính",
    description: "Bản tin, phóng sự và hướng dẫn bằng hình ảnh.",
    counterpart: "videos",
    children: [{ slug: "thu-vien-anh", name: "Thư viện ảnh" }],
  },
  {
    slug: "don-vi-thuoc-bo",
    counterpart: "agencies",
    name: "Đơn vị thuộc Bộ",
    description: "Hệ thống tổ chức và đầu mối liên hệ.",
    metadata: {
      layoutId: "agencies-page-vi",
      articleView: "article-static",
      blocks: [
        {
          key: "leader",
          cards: [
            {
              title: "Trần Minh Mẫu",
              description: "Bộ trưởng (nhân vật mẫu)",
              link: "/btc/lanh-dao-bo",
              art: { portrait: "tran-minh-mau" },
            },
            {
              title: "Lê Thị Minh Họa",
              description: "Thứ trưởng thường trực (nhân vật mẫu)",
              link: "/btc/lanh-dao-bo",
              art: { portrait: "le-thi-minh-hoa" },
            },
          ],
        },
        {
          key: "rssContents",
          cards: [
            { title: "Tin tiêu điểm", link: "https://example.org/rss/tin-tieu-diem.xml", description: "Cập nhật trong ngày" },
            { title: "Văn bản pháp luật", link: "https://example.org/rss/van-ban-phap-luat.xml", description: "Văn bản mới ban hành" },
            { title: "Thông cáo báo chí", link: "https://example.org/rss/thong-cao-bao-chi.xml", description: "Thông tin chính thức" },
          ],
        },
        { key: "banner", cards: [{ title: "Trang thông tin các đơn vị", link: "/don-vi-truc-thuoc", art: { panorama: "columns" } }] },
        { key: "menu", categories: ["chi-dao-dieu-hanh", "van-ban-phap-luat", "thong-cao-bao-chi"] },
        { key: "agencies", category: "don-vi-thuoc-bo" },
      ],
    },
  },
];
