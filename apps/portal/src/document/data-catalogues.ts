import { type Dataset as OpenDataset, datasetAnchor, dataFormats, dataTypes, LICENCE_ANCHOR, publisherNames } from "@portal/domain";
import type { DataCatalog, Dataset } from "schema-dts";
import { publisherId, type Subject } from "./structured-subject.ts";

/** Files of one dataset that are named; the catalogue of the portal has them all. */
const MAX_FILES = 10;

/** The open data that the page lists. */
export function dataCatalogues(subject: Subject): DataCatalog[] {
  const { page, address } = subject;
  return Object.values(page.content).flatMap((node) => {
    if (node.status !== "ready" || !("datasets" in node.content) || !node.content.datasets) return [];
    return {
      "@type": "DataCatalog" as const,
      "@id": `${address}#catalogue`,
      name: subject.card.title,
      url: address,
      inLanguage: page.language,
      license: `${address}#${LICENCE_ANCHOR}`,
      publisher: { "@id": publisherId(subject.home) },
      dataset: node.content.datasets.map((one) => openDataset(one, subject)),
    };
  });
}

const openDataset = ({ id, name, description, period, changedAt, files }: OpenDataset, { page, address, origin }: Subject): Dataset => ({
  "@type": "Dataset",
  "@id": `${address}#${datasetAnchor(id)}`,
  name,
  description,
  url: `${address}#${datasetAnchor(id)}`,
  inLanguage: page.language,
  isAccessibleForFree: true,
  license: `${address}#${LICENCE_ANCHOR}`,
  creator: { "@type": "GovernmentOrganization", name: publisherNames[page.language] },
  temporalCoverage: period.join("/"),
  dateModified: changedAt,
  distribution: files.slice(0, MAX_FILES).flatMap((file) =>
    dataFormats.map((format) => ({
      "@type": "DataDownload" as const,
      encodingFormat: dataTypes[format],
      contentUrl: `${origin}${file.path}.${format}`,
      ...(file.name !== "" && { name: file.name }),
    })),
  ),
});
