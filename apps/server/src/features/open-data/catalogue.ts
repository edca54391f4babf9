import type { Language } from "@portal/core";
import {
  CATALOGUE_PATH,
  type DataFile,
  type Dataset,
  datasetAnchor,
  type DataFormat,
  dataFormats,
  dataTypes,
  type Frequency,
  LICENCE_ANCHOR,
  licences,
  ministryPages,
  publisherNames,
} from "@portal/domain";

/** Prefixes of the words of DCAT 3. */
const context = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  xsd: "http://www.w3.org/2001/XMLSchema#",
} as const;

const FREQUENCIES = "http://publications.europa.eu/resource/authority/frequency/";
const frequencies: Readonly<Record<Frequency, string>> = {
  daily: "DAILY",
  weekly: "WEEKLY",
  monthly: "MONTHLY",
  quarterly: "QUARTERLY",
  yearly: "ANNUAL",
  irregular: "IRREG",
  continuous: "UPDATE_CONT",
};
const languages: Readonly<Record<Language, string>> = { vi: "VIE", en: "ENG" };
const LANGUAGES = "http://publications.europa.eu/resource/authority/language/";

const titles: Readonly<Record<Language, string>> = { vi: "Dữ liệu mở của Bộ Tài chính", en: "Open data of the Ministry of Finance" };

type ListIn = (language: Language) => readonly Dataset[];

const reference = (address: string) => ({ "@id": address });
const inBoth = (textIn: (language: Language) => string) =>
  (["vi", "en"] as const).map((language) => ({ "@language": language, "@value": textIn(language) }));
const dateTime = (value: string) => ({ "@type": "xsd:dateTime", "@value": value });
/** A day, or a year. */
const moment = (value: string) => ({ "@type": /^\d{4}$/.test(value) ? "xsd:gYear" : "xsd:date", "@value": value });

/** All datasets as programs read them: DCAT 3 in JSON-LD, with absolute addresses. */
export function catalogueOf(listIn: ListIn, origin: string): object {
  const page = (language: Language): string => origin + ministryPages[language].openData;
  const common = {
    "dct:publisher": {
      "@id": `${page("vi")}#publisher`,
      "@type": "foaf:Agent",
      "foaf:name": inBoth((language) => publisherNames[language]),
    },
    "dct:license": {
      "@id": `${page("vi")}#${LICENCE_ANCHOR}`,
      "@type": "dct:LicenseDocument",
      "dct:title": inBoth((language) => licences[language].name),
      "dct:description": inBoth((language) => licences[language].text),
    },
  };
  const english = new Map(listIn("en").map((dataset) => [dataset.id, dataset]));
  const datasets = listIn("vi");
  const changes = datasets.map(({ changedAt }) => changedAt).toSorted();
  return {
    "@context": context,
    "@id": origin + CATALOGUE_PATH,
    "@type": "dcat:Catalog",
    "dct:title": inBoth((language) => titles[language]),
    "dct:description": inBoth((language) => licences[language].text),
    "dct:language": (["vi", "en"] as const).map((language) => reference(LANGUAGES + languages[language])),
    "foaf:homepage": reference(page("vi")),
    ...common,
    ...(changes.length > 0 && { "dct:modified": dateTime(changes.at(-1) ?? "") }),
    "dcat:dataset": datasets.map((dataset) => ({
      "@id": `${origin}${CATALOGUE_PATH}#${dataset.id}`,
      "@type": "dcat:Dataset",
      "dct:identifier": dataset.id,
      "dct:title": inBoth((language) => (language === "vi" ? dataset : (english.get(dataset.id) ?? dataset)).name),
      "dct:description": inBoth((language) => (language === "vi" ? dataset : (english.get(dataset.id) ?? dataset)).description),
      "dct:publisher": reference(common["dct:publisher"]["@id"]),
      "dct:license": reference(common["dct:license"]["@id"]),
      "dct:modified": dateTime(dataset.changedAt),
      "dct:temporal": {
        "@type": "dct:PeriodOfTime",
        "dcat:startDate": moment(dataset.period[0]),
        "dcat:endDate": moment(dataset.period[1]),
      },
      "dct:accrualPeriodicity": reference(FREQUENCIES + frequencies[dataset.frequency]),
      "dcat:landingPage": reference(`${page("vi")}#${datasetAnchor(dataset.id)}`),
      "dcat:distribution": [
        ...distributions(dataset, "vi", origin),
        // Files of records are the same in both languages.
        ...(dataset.kind === "series" ? distributions(english.get(dataset.id) ?? dataset, "en", origin) : []),
      ],
    })),
  };
}

const distributions = (dataset: Dataset, language: Language, origin: string) =>
  dataset.files.flatMap((file) => dataFormats.map((format) => distribution(dataset, file, format, language, origin)));

const distribution = ({ kind, name }: Dataset, file: DataFile, format: DataFormat, language: Language, origin: string) => ({
  "@id": `${origin}${file.path}.${format}`,
  "@type": "dcat:Distribution",
  "dct:title": [name, file.name, `(${format.toUpperCase()})`].filter(Boolean).join(" "),
  "dcat:accessURL": reference(`${origin}${file.path}.${format}`),
  "dcat:downloadURL": reference(`${origin}${file.path}.${format}`),
  "dcat:mediaType": reference(`https://www.iana.org/assignments/media-types/${dataTypes[format]}`),
  "dct:license": reference(`${origin}${ministryPages.vi.openData}#${LICENCE_ANCHOR}`),
  ...(kind === "series" && { "dct:language": reference(LANGUAGES + languages[language]) }),
});
