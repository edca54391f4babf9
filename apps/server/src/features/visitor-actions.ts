import type { AnyFormAction, FormAction } from "./forms/action.ts";
import { questionAction } from "./questions/action.ts";
import { ratingAction } from "./ratings/action.ts";
import { reportAction } from "./reports/action.ts";
import type { Services } from "../services.ts";

type VisitorServices = Pick<Services, "db" | "clock" | "limits" | "mails" | "background" | "origin" | "ministry">;

/** Every form that visitors need no account for. */
export const visitorActions = (services: VisitorServices, contribution: FormAction<"contribution">): readonly AnyFormAction[] => [
  questionAction(services),
  contribution,
  ratingAction(services),
  reportAction(services),
];
