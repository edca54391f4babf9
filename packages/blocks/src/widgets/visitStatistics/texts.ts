export const visitStatisticsTexts = {
  vi: {
    "visitStatistics.text":
      "Số lượt xem các trang của “{{site}}” trong 12 tháng gần nhất, tính đến hết ngày {{day}}. Lượt xem được đếm không dùng cookie và không lưu bất cứ dữ liệu nào về người đọc; lượt của các chương trình tự động không được tính.",
    "visitStatistics.table": "Lượt xem theo tháng",
    "visitStatistics.month": "Tháng",
    "visitStatistics.views": "Lượt xem",
    "visitStatistics.searches": "Lượt tìm kiếm",
    "visitStatistics.sum": "Tổng cộng",
    "visitStatistics.empty": "Chưa có số liệu. Số liệu của mỗi ngày được công bố vào ngày hôm sau.",
  },
  en: {
    "visitStatistics.text":
      "How often pages of “{{site}}” were viewed in the last 12 months, up to the end of {{day}}. Views are counted without cookies, and nothing about readers is stored; views by programs do not count.",
    "visitStatistics.table": "Views by month",
    "visitStatistics.month": "Month",
    "visitStatistics.views": "Views",
    "visitStatistics.searches": "Searches",
    "visitStatistics.sum": "Total",
    "visitStatistics.empty": "There are no figures yet. Those of each day are published on the day after.",
  },
};
