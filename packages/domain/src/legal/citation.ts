import type { Language } from "@portal/core";
import type { DocumentSummary, DocumentType } from "./model.ts";
import { documentTypeNames } from "./type-names.ts";

type Cited = Partial<Pick<DocumentSummary, "number" | "type" | "issuer">> & {
  readonly title: string;
  /** Begins with YYYY-MM-DD. */
  readonly issuedOn?: string | undefined;
};

/** A document that is cited by its title first. */
const namedByTitle: ReadonlySet<DocumentType> = new Set(["law", "ordinance"]);

/**
 * How legal texts refer to a document: type, number, day, issuer and title. A title that begins with the type does not say it twice.
 * @returns undefined where one of these is not known
 */
export function citationOf({ title, number, type, issuer, issuedOn }: Cited, language: Language): string | undefined {
  const day = dayInWords(issuedOn, language);
  if (number === undefined || type === undefined || issuer === undefined || day === undefined) return undefined;
  const name: string = documentTypeNames[language][type];
  const isNamed = startsWith(title, `${name} `, language);
  const origin = language === "vi" ? `số ${number} ${day} của ${issuer}` : `No. ${number} ${day} of ${withArticle(issuer)}`;
  if (isNamed && namedByTitle.has(type)) return `${title} ${origin}`;
  return isNamed ? `${name} ${origin} ${title.slice(name.length).trim()}` : `${name} ${origin}: ${title}`;
}

const startsWith = (text: string, start: string, language: Language): boolean =>
  text.slice(0, start.length).toLocaleLowerCase(language) === start.toLocaleLowerCase(language);

const withArticle = (issuer: string): string => (/^the /i.test(issuer) ? `the ${issuer.slice(4)}` : `the ${issuer}`);

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

function dayInWords(issuedOn: string | undefined, language: Language): string | undefined {
  const [, year, month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)/.exec(issuedOn ?? "") ?? [];
  const name = months[Number(month) - 1];
  if (year === undefined || name === undefined) return undefined;
  // Decree 30/2020/NĐ-CP: a zero stands before days under 10 and before January and February alone.
  const written = Number(month) < 3 ? month : String(Number(month));
  return language === "vi" ? `ngày ${day} tháng ${written} năm ${year}` : `dated ${Number(day)} ${name} ${year}`;
}
