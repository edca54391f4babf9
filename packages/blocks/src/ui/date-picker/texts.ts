import type { OwnTexts } from "../own-texts.ts";

const vi = {
  choose: "Mở lịch: {{label}}",
  previous: "Tháng trước",
  next: "Tháng sau",
  close: "Đóng lịch",
  hint: "Dùng các phím mũi tên để chọn ngày, Page Up và Page Down để đổi tháng.",
};

export const datePickerTexts: OwnTexts<keyof typeof vi> = {
  vi,
  en: {
    choose: "Open the calendar: {{label}}",
    previous: "Previous month",
    next: "Next month",
    close: "Close the calendar",
    hint: "Use the arrow keys to choose a day, Page Up and Page Down to change the month.",
  },
};
