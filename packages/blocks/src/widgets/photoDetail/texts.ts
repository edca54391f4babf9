export const photoDetailTexts = {
  vi: { "photoDetail.index": "Đến từng ảnh trong {{total}} ảnh" },
  en: { "photoDetail.index": "Go to one of {{total}} photos" },
};
