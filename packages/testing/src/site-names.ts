/** Names under which the gallery shows a layout's home: the kind of unit it is made for (specification §1). */
import type { Language } from "@portal/core";

const names: ReadonlyMap<string, string> = new Map([
  ["minister-homepage-vi", "Trang thông tin Bộ trưởng"],
  ["finance-layout-vi", "Trang tin Tài chính"],
  ["department-1-home-vi", "Cục Quản lý giá"],
  ["department-2-home-vi", "Cục Quản lý nợ và Tài chính đối ngoại"],
  ["department-3-home-vi", "Vụ Ngân sách nhà nước"],
  ["financial-strategy-and-policy-vi", "Viện Chiến lược và Chính sách tài chính"],
  ["other-portal-1-home-vi", "Chuyên trang Thị trường trái phiếu"],
  ["ministry-of-finance-union-vi", "Công đoàn ngành Tài chính"],
  ["public-services-vi", "Cổng Dịch vụ công"],
  ["agencies-page-vi", "Trang các đơn vị thuộc Bộ"],
]);

const ministry: Readonly<Record<Language, string>> = { vi: "Cổng thông tin điện tử Bộ Tài chính", en: "Ministry of Finance Portal" };

export const sampleSiteName = (layoutId: string, language: Language): string => names.get(layoutId) ?? ministry[language];
