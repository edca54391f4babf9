/** What a page needs only once it stands: loaded and started when the browser is idle. Failures here never touch content. */
import {
  createHubClient,
  deviceInfo,
  type Http,
  pageVisibility,
  type Session,
  signalrConnect,
  type TokenRefresh,
  TRAFFIC_EVENT,
} from "@portal/client";
import { showDevice } from "../state/device.ts";
import { loadParameters, parameterValue } from "../state/parameters.ts";
import { loadPublicIp } from "../state/public-ip.ts";
import type { PortalState } from "../state/store.ts";
import { onHubState, onTrafficMessage } from "../state/traffic.ts";

export interface LiveOptions {
  readonly state: PortalState;
  readonly http: Http;
  readonly session: Session;
  readonly refresh: TokenRefresh;
  /** Base path of all calls, with "/api/" at its end. */
  readonly base: string;
}

/** @returns ends it */
export function startLive({ state, http, session, refresh, base }: LiveOptions): () => void {
  const { tokens, clientId } = session;
  showDevice(state.device, deviceInfo(clientId, navigator));
  void loadParameters(state.parameters, http).then(() => {
    state.categories.draftDocument = parameterValue(state.parameters, "draft-document-category") ?? state.categories.draftDocument;
  });
  void loadPublicIp(state.publicIp, http);

  const endRefresh = refresh.start();
  const hub = createHubClient({
    url: `${base}apphub`,
    connect: signalrConnect((refused) => {
      // Not the tokens that came while this answer was on its way.
      if (tokens.access === refused) tokens.clear();
    }),
    accessToken: () => tokens.access,
    random: Math.random,
    visibility: pageVisibility(document, window),
    onState: (hubState) => onHubState(state.traffic, hubState),
    events: { [TRAFFIC_EVENT]: (message) => onTrafficMessage(state.traffic, message) },
    log: http.log,
  });
  // Not before a token that has run out was replaced: the hub would refuse it, and that would clear both.
  let ended = false;
  void refresh.check().then(() => ended || hub.start());
  return () => {
    ended = true;
    endRefresh();
    void hub.stop();
  };
}
