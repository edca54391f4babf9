export const rssListTexts = {
  vi: { "cards-rss-list.hint": "Thêm địa chỉ dưới đây vào ứng dụng đọc tin để nhận tin mới." },
  en: { "cards-rss-list.hint": "Add an address below to your news reader to receive new items." },
};
