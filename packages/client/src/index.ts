/**
 * The portal's API from a browser, or from another server. Calls are functions over an `Http`, so that a bundle carries only those it makes; how a request is
 * timed, shared and repeated stays private.
 */
export type { Answer } from "./calls/answer.ts";
export { type ArticleList, type ArticleWindow, getArticle, readArticles } from "./calls/articles.ts";
export { getCaptcha } from "./calls/captcha.ts";
export { type CategoryAnswer, getCategory, getChildCategories } from "./calls/categories.ts";
export { type Contribution, type ContributionOptions, sendContribution } from "./calls/contribution.ts";
export { type FormAnswer, type FormCall, sendForm } from "./calls/forms.ts";
export { getParameters } from "./calls/parameters.ts";
export { getPublicIp } from "./calls/public-ip.ts";
export { getSuggestions } from "./calls/suggestions.ts";
export { type BrowserTraits, type DeviceInfo, deviceInfo, type DeviceType } from "./device-info.ts";
export { ApiError, type ApiErrorKind, unlessSilent } from "./http/api-error.ts";
export { type Call, createHttp, type Http, type HttpOptions, REQUEST_TIMEOUT, type Session } from "./http/http.ts";
export { type ReadBody, readObject } from "./http/read-body.ts";
export { RETRIES } from "./http/retry-timing.ts";
export { signalrConnect } from "./hub/connection.ts";
export { createHubClient, type HubClient, type HubClientOptions, type HubState } from "./hub/hub-client.ts";
export { readTraffic, type Traffic, TRAFFIC_EVENT } from "./hub/traffic.ts";
export { pageVisibility } from "./hub/visibility.ts";
export { fetchPage, reportShown } from "./pages.ts";
export { apiBase, SERVER_ADDRESS_KEY, serverAddress } from "./server-address.ts";
export type { Claims } from "./session/access-token.ts";
export { ensureClientId } from "./session/client-id.ts";
export { type KeyValueStorage, totalStorage } from "./session/key-value-storage.ts";
export { randomUuid } from "./session/random-uuid.ts";
export { createTokenRefresh, type TokenRefresh } from "./session/token-refresh.ts";
export { ACCESS_TOKEN_KEY, createTokenStore, REFRESH_TOKEN_KEY, type TokenStore } from "./session/token-store.ts";
export { defaultProfile, type UserProfile, userProfile } from "./session/user-profile.ts";
