// Generated from layouts/pages and layouts/templates by `npm run generate`. Do not edit.
import page_agencies_page_vi from "./pages/agencies-page-vi.json" with { type: "json" };
import page_article_default_layout_1 from "./pages/article-default-layout-1.json" with { type: "json" };
import page_article_default_layout_2 from "./pages/article-default-layout-2.json" with { type: "json" };
import page_category_default_layout_1 from "./pages/category-default-layout-1.json" with { type: "json" };
import page_category_default_layout_2 from "./pages/category-default-layout-2.json" with { type: "json" };
import page_category_layout_1 from "./pages/category-layout-1.json" with { type: "json" };
import page_category_layout_contribute from "./pages/category-layout-contribute.json" with { type: "json" };
import page_category_link_layout_1 from "./pages/category-link-layout-1.json" with { type: "json" };
import page_category_tree_1 from "./pages/category-tree-1.json" with { type: "json" };
import page_default_homepage_en from "./pages/default-homepage-en.json" with { type: "json" };
import page_default_layout_vi from "./pages/default-layout-vi.json" with { type: "json" };
import page_department_1_home_vi from "./pages/department-1-home-vi.json" with { type: "json" };
import page_department_2_home_vi from "./pages/department-2-home-vi.json" with { type: "json" };
import page_department_3_home_vi from "./pages/department-3-home-vi.json" with { type: "json" };
import page_finance_layout_vi from "./pages/finance-layout-vi.json" with { type: "json" };
import page_financial_strategy_and_policy_vi from "./pages/financial-strategy-and-policy-vi.json" with { type: "json" };
import page_home_ministry from "./pages/home-ministry.json" with { type: "json" };
import page_minister_homepage_vi from "./pages/minister-homepage-vi.json" with { type: "json" };
import page_ministry_of_finance_union_vi from "./pages/ministry-of-finance-union-vi.json" with { type: "json" };
import page_mof_budget_layout_1 from "./pages/mof-budget-layout-1.json" with { type: "json" };
import page_mof_budget_layout_2 from "./pages/mof-budget-layout-2.json" with { type: "json" };
import page_other_portal_1_home_vi from "./pages/other-portal-1-home-vi.json" with { type: "json" };
import page_parliamentary_concerns from "./pages/parliamentary-concerns.json" with { type: "json" };
import page_public_services_vi from "./pages/public-services-vi.json" with { type: "json" };
import page_state_budget_layout_1 from "./pages/state-budget-layout-1.json" with { type: "json" };
import page_state_budget_layout_2 from "./pages/state-budget-layout-2.json" with { type: "json" };
import template_agencies_page_vi from "./templates/agencies-page-vi.json" with { type: "json" };
import template_article_attachment from "./templates/article-attachment.json" with { type: "json" };
import template_article_contribution from "./templates/article-contribution.json" with { type: "json" };
import template_article_default_layout_1 from "./templates/article-default-layout-1.json" with { type: "json" };
import template_article_default_layout_2 from "./templates/article-default-layout-2.json" with { type: "json" };
import template_article_default from "./templates/article-default.json" with { type: "json" };
import template_article_document from "./templates/article-document.json" with { type: "json" };
import template_article_excel from "./templates/article-excel.json" with { type: "json" };
import template_article_infographic from "./templates/article-infographic.json" with { type: "json" };
import template_article_minister from "./templates/article-minister.json" with { type: "json" };
import template_article_ministry from "./templates/article-ministry.json" with { type: "json" };
import template_article_other_articles from "./templates/article-other-articles.json" with { type: "json" };
import template_article_pdf from "./templates/article-pdf.json" with { type: "json" };
import template_article_photo from "./templates/article-photo.json" with { type: "json" };
import template_article_ratings from "./templates/article-ratings.json" with { type: "json" };
import template_article_reading from "./templates/article-reading.json" with { type: "json" };
import template_article_slideshow from "./templates/article-slideshow.json" with { type: "json" };
import template_article_static from "./templates/article-static.json" with { type: "json" };
import template_article_video from "./templates/article-video.json" with { type: "json" };
import template_article_word from "./templates/article-word.json" with { type: "json" };
import template_category_default_en from "./templates/category-default-en.json" with { type: "json" };
import template_category_default_layout_1 from "./templates/category-default-layout-1.json" with { type: "json" };
import template_category_default_layout_2 from "./templates/category-default-layout-2.json" with { type: "json" };
import template_category_default_vi from "./templates/category-default-vi.json" with { type: "json" };
import template_category_documents from "./templates/category-documents.json" with { type: "json" };
import template_category_layout_1 from "./templates/category-layout-1.json" with { type: "json" };
import template_category_layout_contribute from "./templates/category-layout-contribute.json" with { type: "json" };
import template_category_link_layout_1 from "./templates/category-link-layout-1.json" with { type: "json" };
import template_category_minister from "./templates/category-minister.json" with { type: "json" };
import template_category_ministry from "./templates/category-ministry.json" with { type: "json" };
import template_category_tree_1 from "./templates/category-tree-1.json" with { type: "json" };
import template_default_homepage_en from "./templates/default-homepage-en.json" with { type: "json" };
import template_default_layout_vi from "./templates/default-layout-vi.json" with { type: "json" };
import template_department_1_home_vi from "./templates/department-1-home-vi.json" with { type: "json" };
import template_department_2_home_vi from "./templates/department-2-home-vi.json" with { type: "json" };
import template_department_3_home_vi from "./templates/department-3-home-vi.json" with { type: "json" };
import template_finance_layout_vi from "./templates/finance-layout-vi.json" with { type: "json" };
import template_financial_strategy_and_policy_vi from "./templates/financial-strategy-and-policy-vi.json" with { type: "json" };
import template_home_ministry from "./templates/home-ministry.json" with { type: "json" };
import template_minister_homepage_vi from "./templates/minister-homepage-vi.json" with { type: "json" };
import template_ministry_of_finance_union_vi from "./templates/ministry-of-finance-union-vi.json" with { type: "json" };
import template_mof_budget_layout_1 from "./templates/mof-budget-layout-1.json" with { type: "json" };
import template_mof_budget_layout_2 from "./templates/mof-budget-layout-2.json" with { type: "json" };
import template_other_portal_1_home_vi from "./templates/other-portal-1-home-vi.json" with { type: "json" };
import template_page_activation from "./templates/page-activation.json" with { type: "json" };
import template_page_contacts from "./templates/page-contacts.json" with { type: "json" };
import template_page_fixed from "./templates/page-fixed.json" with { type: "json" };
import template_page_former_ministers from "./templates/page-former-ministers.json" with { type: "json" };
import template_page_getting_started from "./templates/page-getting-started.json" with { type: "json" };
import template_page_login from "./templates/page-login.json" with { type: "json" };
import template_page_not_found from "./templates/page-not-found.json" with { type: "json" };
import template_page_open_data from "./templates/page-open-data.json" with { type: "json" };
import template_page_password_forgotten from "./templates/page-password-forgotten.json" with { type: "json" };
import template_page_password_reset from "./templates/page-password-reset.json" with { type: "json" };
import template_page_people from "./templates/page-people.json" with { type: "json" };
import template_page_profile from "./templates/page-profile.json" with { type: "json" };
import template_page_question_ask from "./templates/page-question-ask.json" with { type: "json" };
import template_page_question_status from "./templates/page-question-status.json" with { type: "json" };
import template_page_question from "./templates/page-question.json" with { type: "json" };
import template_page_questions from "./templates/page-questions.json" with { type: "json" };
import template_page_register from "./templates/page-register.json" with { type: "json" };
import template_page_report from "./templates/page-report.json" with { type: "json" };
import template_page_search from "./templates/page-search.json" with { type: "json" };
import template_page_sitemap from "./templates/page-sitemap.json" with { type: "json" };
import template_page_special_pages from "./templates/page-special-pages.json" with { type: "json" };
import template_page_static from "./templates/page-static.json" with { type: "json" };
import template_page_visit_statistics from "./templates/page-visit-statistics.json" with { type: "json" };
import template_parliamentary_concerns from "./templates/parliamentary-concerns.json" with { type: "json" };
import template_public_services_vi from "./templates/public-services-vi.json" with { type: "json" };
import template_state_budget_layout_1 from "./templates/state-budget-layout-1.json" with { type: "json" };
import template_state_budget_layout_2 from "./templates/state-budget-layout-2.json" with { type: "json" };

/** The predefined page layouts (specification §2.5), in order of their ids. Untyped: the catalogue validates them. */
export const layouts: readonly unknown[] = [
  page_agencies_page_vi,
  page_article_default_layout_1,
  page_article_default_layout_2,
  page_category_default_layout_1,
  page_category_default_layout_2,
  page_category_layout_1,
  page_category_layout_contribute,
  page_category_link_layout_1,
  page_category_tree_1,
  page_default_homepage_en,
  page_default_layout_vi,
  page_department_1_home_vi,
  page_department_2_home_vi,
  page_department_3_home_vi,
  page_finance_layout_vi,
  page_financial_strategy_and_policy_vi,
  page_home_ministry,
  page_minister_homepage_vi,
  page_ministry_of_finance_union_vi,
  page_mof_budget_layout_1,
  page_mof_budget_layout_2,
  page_other_portal_1_home_vi,
  page_parliamentary_concerns,
  page_public_services_vi,
  page_state_budget_layout_1,
  page_state_budget_layout_2,
];

/** The templates of layouts and views, in order of their ids. */
export const templates: readonly unknown[] = [
  template_agencies_page_vi,
  template_article_attachment,
  template_article_contribution,
  template_article_default_layout_1,
  template_article_default_layout_2,
  template_article_default,
  template_article_document,
  template_article_excel,
  template_article_infographic,
  template_article_minister,
  template_article_ministry,
  template_article_other_articles,
  template_article_pdf,
  template_article_photo,
  template_article_ratings,
  template_article_reading,
  template_article_slideshow,
  template_article_static,
  template_article_video,
  template_article_word,
  template_category_default_en,
  template_category_default_layout_1,
  template_category_default_layout_2,
  template_category_default_vi,
  template_category_documents,
  template_category_layout_1,
  template_category_layout_contribute,
  template_category_link_layout_1,
  template_category_minister,
  template_category_ministry,
  template_category_tree_1,
  template_default_homepage_en,
  template_default_layout_vi,
  template_department_1_home_vi,
  template_department_2_home_vi,
  template_department_3_home_vi,
  template_finance_layout_vi,
  template_financial_strategy_and_policy_vi,
  template_home_ministry,
  template_minister_homepage_vi,
  template_ministry_of_finance_union_vi,
  template_mof_budget_layout_1,
  template_mof_budget_layout_2,
  template_other_portal_1_home_vi,
  template_page_activation,
  template_page_contacts,
  template_page_fixed,
  template_page_former_ministers,
  template_page_getting_started,
  template_page_login,
  template_page_not_found,
  template_page_open_data,
  template_page_password_forgotten,
  template_page_password_reset,
  template_page_people,
  template_page_profile,
  template_page_question_ask,
  template_page_question_status,
  template_page_question,
  template_page_questions,
  template_page_register,
  template_page_report,
  template_page_search,
  template_page_sitemap,
  template_page_special_pages,
  template_page_static,
  template_page_visit_statistics,
  template_parliamentary_concerns,
  template_public_services_vi,
  template_state_budget_layout_1,
  template_state_budget_layout_2,
];
