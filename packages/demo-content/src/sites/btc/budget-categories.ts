import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

/** The state budget and the ministry's own, each with both of its layouts. */
export const budgetCategories: readonly CategorySeed[] = [
  {
    slug: "ngan-sach-nha-nuoc",
    name: "Ngân sách nhà nước",
    description: "Dự toán, chấp hành và quyết toán ngân sách nhà nước.",
    counterpart: "state-budget",
    metadata: {
      layoutId: "state-budget-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            {
              title: "Dự toán và quyết toán",
              category: "du-toan-quyet-toan",
              description: "Báo cáo, biểu mẫu và thuyết minh",
              art: { subject: "document" },
            },
            {
              title: "Thu, chi hằng tháng",
              category: "thu-chi-ngan-sach",
              description: "Số liệu lũy kế và tiến độ thực hiện",
              art: { subject: "budget" },
            },
            { title: "Nợ công", category: "no-cong", description: "Bản tin nợ công và kế hoạch vay, trả nợ", art: { subject: "market" } },
          ],
        },
        ...aside(["ngan-sach-bo-tai-chinh", "kien-nghi-cu-tri"], "ngan-sach-nha-nuoc"),
      ],
    },
    children: [
      {
        slug: "du-toan-quyet-toan",
        counterpart: "budget-estimates",
        name: "Dự toán và quyết toán",
        metadata: {
          layoutId: "state-budget-layout-2",
          blocks: [
            {
              key: "contents",
              cards: [
                {
                  title: "Dự toán năm 2027",
                  link: "/btc/ngan-sach-nha-nuoc",
                  description: "Tài liệu trình Quốc hội",
                  art: { mark: "steps", initials: "27" },
                },
                {
                  title: "Dự toán năm 2026",
                  link: "/btc/du-toan-quyet-toan",
                  description: "Số liệu đã được quyết định",
                  art: { mark: "steps", initials: "26" },
                },
                {
                  title: "Quyết toán năm 2024",
                  link: "/btc/du-toan-quyet-toan",
                  description: "Số liệu đã được phê chuẩn",
                  art: { mark: "steps", initials: "24" },
                },
              ],
            },
            ...aside(["thu-chi-ngan-sach", "no-cong"], "ngan-sach-nha-nuoc"),
          ],
        },
      },
      {
        slug: "thu-chi-ngan-sach",
        name: "Dự toán thu, chi ngân sách",
        description: "Dự toán hằng năm và tình hình thực hiện hằng tháng.",
        metadata: { series: ["budget-revenue", "budget-expenditure", "budget-revenue-monthly", "budget-expenditure-monthly"] },
      },
    ],
  },
  {
    slug: "ngan-sach-bo-tai-chinh",
    counterpart: "ministry-budget",
    name: "Ngân sách của Bộ Tài chính",
    description: "Dự toán chi của Bộ Tài chính (chương 018) theo nội dung chi, tài liệu công khai dự toán và quyết toán.",
    asString: true,
    metadata: {
      layoutId: "mof-budget-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Dự toán và quyết toán qua các năm", category: "cong-khai-mua-sam", art: { panorama: "chart" } },
            { title: "Ngân sách nhà nước", category: "ngan-sach-nha-nuoc", art: { panorama: "columns" } },
          ],
        },
        ...aside(["ngan-sach-nha-nuoc", "du-toan-quyet-toan"], "ngan-sach-bo-tai-chinh"),
      ],
    },
    children: [
      {
        slug: "cong-khai-mua-sam",
        counterpart: "public-purchases",
        name: "Quyết toán, mua sắm và tài sản công",
        description: "Dự toán so với quyết toán của Bộ Tài chính (chương 018) qua các năm; mua sắm và tài sản công.",
        metadata: {
          layoutId: "mof-budget-layout-2",
          blocks: [
            {
              key: "contents",
              cards: [
                {
                  title: "Kế hoạch mua sắm",
                  link: "/btc/cong-khai-mua-sam",
                  description: "Danh mục và thời gian dự kiến",
                  art: { mark: "octagon", initials: "KH" },
                },
                {
                  title: "Kết quả lựa chọn nhà thầu",
                  link: "/btc/cong-khai-mua-sam",
                  description: "Nhà thầu trúng và giá trúng thầu",
                  art: { mark: "octagon", initials: "KQ" },
                },
                {
                  title: "Tài sản công",
                  link: "/btc/cong-khai-mua-sam",
                  description: "Danh mục, tình hình sử dụng",
                  art: { mark: "octagon", initials: "TS" },
                },
              ],
            },
            ...aside(["ngan-sach-bo-tai-chinh", "dau-thau"], "ngan-sach-nha-nuoc"),
          ],
        },
      },
    ],
  },
];
