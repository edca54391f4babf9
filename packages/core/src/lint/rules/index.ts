import type { LayoutRule, TemplateRule } from "../project.ts";
import { everyAreaHasABlock, everyBlockHasAnArea, uniqueAreas } from "./areas.ts";
import { defaultContent, knownVariants, uniqueBlockKeys } from "./blocks.ts";
import { layoutIdentity, templateIdentity } from "./file-names.ts";
import { headingOrder, oneTopHeading } from "./headings.ts";
import { labelledLandmarks, landmarkNesting, oneMain } from "./landmarks.ts";
import { noEmptyRegions, spansFit } from "./regions.ts";
import { layoutSchemaReference, templateSchemaReference } from "./schema-reference.ts";
import { templateExists, templateIsUsed } from "./templates.ts";
import { englishInLayouts, englishInTemplates } from "./texts.ts";
import { knownWidgets } from "./widgets.ts";

/** Rules beyond the schemas. Each reads what it needs and passes over what is malformed: the schema has reported that. */
export const layoutRules: readonly LayoutRule[] = [
  layoutSchemaReference,
  layoutIdentity,
  templateExists,
  uniqueBlockKeys,
  everyBlockHasAnArea,
  defaultContent,
  knownVariants,
  englishInLayouts,
];

export const templateRules: readonly TemplateRule[] = [
  templateSchemaReference,
  templateIdentity,
  templateIsUsed,
  uniqueAreas,
  everyAreaHasABlock,
  headingOrder,
  oneTopHeading,
  oneMain,
  landmarkNesting,
  labelledLandmarks,
  noEmptyRegions,
  spansFit,
  knownWidgets,
  englishInTemplates,
];
