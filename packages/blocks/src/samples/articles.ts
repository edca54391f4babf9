/** Articles for examples: written for this project, about no real event or person. */
import type { ArticleSummary } from "@portal/core";

/** Drawn for this project; `packages/blocks/samples` is served under this path by the host that shows the examples. */
export const samplePicture = (name: string): string => `/api/mediafile/mau/${name}.svg`;

const article = (
  slug: string,
  publishedAt: string,
  title: string,
  summary: string,
  picture?: string,
  rest: Partial<ArticleSummary> = {},
): ArticleSummary => ({
  slug,
  href: `/btc/tin-noi-bat/${slug}`,
  title,
  summary,
  publishedAt,
  articleType: 1,
  ...(picture === undefined ? {} : { image: samplePicture(picture) }),
  ...rest,
});

export const news: readonly ArticleSummary[] = [
  article(
    "thu-ngan-sach-muoi-thang",
    "2026-11-18T02:30:00Z",
    "Thu ngân sách nhà nước mười tháng đạt trên 92% dự toán, chi đầu tư phát triển tăng nhanh",
    "Nguồn thu nội địa giữ đà tăng ổn định nhờ sản xuất, kinh doanh phục hồi; các địa phương được yêu cầu đẩy nhanh giải ngân vốn đầu tư công trong hai tháng cuối năm.",
    "toa-nha",
  ),
  article(
    "thong-quan-cang-bien",
    "2026-11-17T09:00:00Z",
    "Rút ngắn thời gian thông quan tại các cảng biển lớn nhờ cơ chế một cửa quốc gia",
    "Thời gian làm thủ tục bình quân giảm còn dưới ba giờ đối với hàng thuộc luồng xanh.",
    "cang-bien",
  ),
  article(
    "ho-tro-nong-nghiep",
    "2026-11-16T04:15:00Z",
    "Chính sách hỗ trợ tín dụng cho hợp tác xã nông nghiệp được kéo dài thêm hai năm",
    "Mức hỗ trợ lãi suất áp dụng cho các khoản vay mới phục vụ chế biến sâu và bảo quản sau thu hoạch.",
    "ruong-bac-thang",
  ),
  article(
    "hoi-nghi-tai-chinh-xanh",
    "2026-11-14T07:45:00Z",
    "Hội nghị tham vấn về khung tài chính xanh: ưu tiên minh bạch và chuẩn mực công bố thông tin",
    "Đại biểu các bộ, ngành và tổ chức tín dụng thảo luận về danh mục phân loại dự án xanh.",
    "hoi-nghi",
  ),
  article(
    "van-ban-quan-ly-tai-san",
    "2026-11-12T01:00:00Z",
    "Lấy ý kiến dự thảo thông tư hướng dẫn quản lý, sử dụng tài sản công",
    "Dự thảo được đăng tải trong 60 ngày để tổ chức, cá nhân tham gia ý kiến.",
    "van-ban",
  ),
  article(
    "do-thi-thong-minh",
    "2026-11-10T03:20:00Z",
    "Địa phương đầu tiên công khai ngân sách theo thời gian thực trên nền tảng số",
    "Người dân có thể tra cứu từng khoản chi theo lĩnh vực, đơn vị và thời điểm.",
    "do-thi",
  ),
  article(
    "tang-truong-quy-ba",
    "2026-11-06T08:10:00Z",
    "Kinh tế quý III tăng trưởng tích cực, lạm phát trong tầm kiểm soát",
    "Các động lực tăng trưởng chính là công nghiệp chế biến, xuất khẩu và dịch vụ.",
    "tang-truong",
  ),
  article(
    "cong-nghiep-cong-nghe-cao",
    "2026-11-03T02:00:00Z",
    "Ưu đãi thuế cho dự án công nghệ cao: những điểm mới doanh nghiệp cần lưu ý",
    "Doanh nghiệp được tự xác định điều kiện ưu đãi và chịu trách nhiệm trước pháp luật.",
    "cong-nghiep",
  ),
];

export const shortNews: readonly ArticleSummary[] = [
  article("ty-gia-tinh-thue", "2026-11-19T01:00:00Z", "Tỷ giá tính thuế hàng hoá xuất khẩu, nhập khẩu kỳ 3 tháng 11", ""),
  article("dau-thau-trai-phieu", "2026-11-18T08:00:00Z", "Kết quả đấu thầu trái phiếu Chính phủ phiên 18/11", "", undefined, {
    articleType: 3,
    media: "file",
  }),
  article("gia-xang-dau", "2026-11-17T08:00:00Z", "Thông báo điều hành giá xăng dầu", ""),
  article("tuyen-dung", "2026-11-13T02:00:00Z", "Thông báo tuyển dụng công chức năm 2026", "", undefined, {
    articleType: 3,
    media: "file",
  }),
  article("cong-khai-du-toan", "2026-11-11T02:00:00Z", "Công khai dự toán ngân sách quý III của khối cơ quan trung ương", ""),
  article("lich-tiep-cong-dan", "2026-11-09T02:00:00Z", "Lịch tiếp công dân tháng 12", "", undefined, { articleType: 3, media: "link" }),
  article("hoi-thao-ke-toan", "2026-11-05T02:00:00Z", "Hội thảo về lộ trình áp dụng chuẩn mực báo cáo tài chính quốc tế", ""),
];

export const videos: readonly ArticleSummary[] = [
  article(
    "ban-tin-tuan-46",
    "2026-11-15T11:00:00Z",
    "Bản tin Tài chính tuần 46: giải ngân đầu tư công và thị trường trái phiếu",
    "",
    "kho-bai",
    { articleType: 4, media: "video" },
  ),
  article("huong-dan-nop-thue", "2026-11-11T11:00:00Z", "Hướng dẫn nộp thuế điện tử cho hộ kinh doanh, từng bước một", "", "tang-truong", {
    articleType: 4,
    media: "video",
  }),
  article("phong-su-hai-quan", "2026-11-08T11:00:00Z", "Phóng sự: Một ngày ở cửa khẩu", "", "cang-bien", {
    articleType: 4,
    media: "video",
  }),
  article("toa-dam-ngan-sach", "2026-11-02T11:00:00Z", "Toạ đàm: Ngân sách và người dân", "", "hoi-nghi", {
    articleType: 4,
    media: "video",
  }),
];

export const albums: readonly ArticleSummary[] = [
  article("anh-hoi-nghi", "2026-11-14T11:00:00Z", "Hội nghị tổng kết ngành tài chính", "", "hoi-nghi", { articleType: 2, media: "photos" }),
  article("anh-cang", "2026-11-12T11:00:00Z", "Nhịp sống cảng biển", "", "cang-bien", { articleType: 2, media: "photos" }),
  article("anh-ruong", "2026-11-10T11:00:00Z", "Mùa vàng trên rẻo cao", "", "ruong-bac-thang", { articleType: 2, media: "photos" }),
  article("anh-do-thi", "2026-11-08T11:00:00Z", "Thành phố lúc bình minh", "", "do-thi", { articleType: 2, media: "photos" }),
  article("anh-nha-may", "2026-11-05T11:00:00Z", "Năng lượng tái tạo", "", "cong-nghiep", { articleType: 2, media: "photos" }),
];

export const documents: readonly ArticleSummary[] = [
  article(
    "thong-tu-81",
    "2026-11-16T02:00:00Z",
    "Thông tư hướng dẫn lập dự toán ngân sách nhà nước năm 2027",
    "Số 81/2026/TT-MAU",
    undefined,
    { articleType: 4, media: "document" },
  ),
  article(
    "quyet-dinh-1204",
    "2026-11-10T02:00:00Z",
    "Quyết định công bố danh mục thủ tục hành chính được sửa đổi, bổ sung",
    "Số 1204/QĐ-MAU",
    undefined,
    { articleType: 4, media: "document" },
  ),
  article("bieu-mau-quyet-toan", "2026-11-04T02:00:00Z", "Biểu mẫu báo cáo quyết toán (Excel)", "", undefined, {
    articleType: 3,
    media: "file",
  }),
  article("cong-bao", "2026-10-28T02:00:00Z", "Công báo điện tử", "", undefined, { articleType: 3, media: "link" }),
];
