import type { TextsByLanguage } from "../use-texts.ts";

const vi = {
  "datePicker.choose": "Mở lịch: {{label}}",
  "datePicker.previous": "Tháng trước",
  "datePicker.next": "Tháng sau",
  "datePicker.close": "Đóng lịch",
  "datePicker.hint": "Dùng các phím mũi tên để chọn ngày, Page Up và Page Down để đổi tháng.",
};

export const datePickerTexts: TextsByLanguage<keyof typeof vi> = {
  vi,
  en: {
    "datePicker.choose": "Open the calendar: {{label}}",
    "datePicker.previous": "Previous month",
    "datePicker.next": "Next month",
    "datePicker.close": "Close the calendar",
    "datePicker.hint": "Use the arrow keys to choose a day, Page Up and Page Down to change the month.",
  },
};
