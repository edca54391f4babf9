/** What client, server and portal agree on: one JSON Schema and one type for each thing that travels. */
export { default as articleSchema } from "../schema/article.schema.json" with { type: "json" };
export { default as articleFilterSchema } from "../schema/article-filter.schema.json" with { type: "json" };
export { default as captchaQuerySchema } from "../schema/captcha-query.schema.json" with { type: "json" };
export { default as categorySchema } from "../schema/category.schema.json" with { type: "json" };
export { default as contributionQuerySchema } from "../schema/contribution-query.schema.json" with { type: "json" };
export { default as pageQuerySchema } from "../schema/page-query.schema.json" with { type: "json" };
export { default as parameterSchema } from "../schema/parameter.schema.json" with { type: "json" };
export { default as parameterQuerySchema } from "../schema/parameter-query.schema.json" with { type: "json" };
export { default as publicIpSchema } from "../schema/public-ip.schema.json" with { type: "json" };
export { default as refreshRequestSchema } from "../schema/refresh-request.schema.json" with { type: "json" };
export { default as seriesQuerySchema } from "../schema/series-query.schema.json" with { type: "json" };
export { default as slugQuerySchema } from "../schema/slug-query.schema.json" with { type: "json" };
export { default as suggestionQuerySchema } from "../schema/suggestion-query.schema.json" with { type: "json" };
export { default as tokenPairSchema } from "../schema/token-pair.schema.json" with { type: "json" };
export { default as windowQuerySchema } from "../schema/window-query.schema.json" with { type: "json" };
export {
  type Action,
  type Assurance,
  type Decision,
  holdsRoleFor,
  mayDo,
  mayDoSomewhere,
  needsSecondFactor,
  permissions,
  type Refusal,
  sitesOf,
  type Target,
} from "./administration/permissions.ts";
export type { Care } from "./administration/care-view.ts";
export {
  type ChangedRecord,
  type ChangeSetComment,
  type ChangeSetContents,
  type ChangeSetState,
  changeSetStates,
  type ChangeSetView,
  type LayoutProblem,
  type ListedCategory,
  type ListedChangeSet,
  MOST_MERGED,
} from "./administration/change-set-view.ts";
export {
  type BackgroundJob,
  backgroundJobs,
  type ContributionRecord,
  draftPhases,
  type DraftRecord,
  type FailedMail,
  type PlannedMail,
  type QuestionAct,
  type QuestionDetails,
  type QuestionRecord,
  type QuestionStage,
  questionStages,
  type RatedArticle,
  type ReportRecord,
} from "./administration/moderation-view.ts";
export type { Present } from "./administration/present-view.ts";
export { type RefusalCode, refusalCodes } from "./administration/refusal-codes.ts";
export { type EnrolledFactors, hasFactor, type SessionRecord, type SessionView } from "./administration/session-view.ts";
export { type SiteRole, siteRoles, type StaffMember } from "./administration/staff-member.ts";
export { type EditRefusal, editRefusals } from "./administration/edit-refusals.ts";
export { type UploadRefusal, uploadRefusals } from "./administration/upload-refusals.ts";
export {
  type AuditRecord,
  type InvitationRecord,
  invitationStates,
  type RoleOnSite,
  type StaffRecord,
} from "./administration/staff-view.ts";
export { emptyEnvelopeSchema, type Envelope, envelopeSchema, errorEnvelopeSchema } from "./envelope.ts";
export type { FormField } from "./form-field.ts";
export type * from "./generated/forms.ts";
export { formSchemas } from "./form-schemas.ts";
export { fieldsOf, type FormName, type FormProblem, isFormName, readForm, type ReadForm } from "./read-form.ts";
export type {
  ArticleData,
  ArticleFilter,
  CaptchaQuery,
  CategoryData,
  ContributionQuery,
  PageQuery,
  Parameter,
  ParameterQuery,
  PublicIp,
  RefreshRequest,
  SeriesQuery,
  SlugQuery,
  SuggestionQuery,
  TokenPair,
  WindowQuery,
} from "./generated/types.ts";
export { type CounterpartCount, type MissingCounterpart, type TranslatedKind, translatedKinds } from "./administration/languages-view.ts";
export { type DayOfViews, type Statistics, type ViewedKind, viewedKinds, type ViewedLabel } from "./administration/statistics-view.ts";
