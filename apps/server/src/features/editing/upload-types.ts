/** What may be uploaded for records: types that browsers show or save, and nothing that they run. Others come by import. */
import type { UploadRefusal } from "@portal/contracts";
import { checkLineSchema } from "../../content/line-schema.ts";
import { declarationErrors } from "../../content/readers/files.ts";
import { type DetectedType, detectType, drawingSize, type PictureSize } from "../../services/files/detect-type.ts";
import { endingOf } from "../../services/files/file-signature.ts";
import { Refused } from "../../services/files/refusal.ts";

interface UploadType {
  /** Of texts, without their character set. */
  readonly contentType: string;
  readonly endings: readonly string[];
  /** What it is by its content. */
  readonly content: DetectedType | "drawing";
}

const office = "application/vnd.openxmlformats-officedocument";

export const uploadTypes: readonly UploadType[] = [
  { contentType: "application/pdf", endings: ["pdf"], content: "pdf" },
  { contentType: `${office}.wordprocessingml.document`, endings: ["docx"], content: "docx" },
  { contentType: `${office}.spreadsheetml.sheet`, endings: ["xlsx"], content: "xlsx" },
  { contentType: `${office}.presentationml.presentation`, endings: ["pptx"], content: "pptx" },
  { contentType: "image/svg+xml", endings: ["svg"], content: "drawing" },
  { contentType: "image/png", endings: ["png"], content: "png" },
  { contentType: "image/jpeg", endings: ["jpg", "jpeg"], content: "jpg" },
  { contentType: "image/gif", endings: ["gif"], content: "gif" },
  { contentType: "image/webp", endings: ["webp"], content: "webp" },
  { contentType: "image/avif", endings: ["avif"], content: "avif" },
  { contentType: "video/mp4", endings: ["mp4"], content: "mp4" },
  { contentType: "video/webm", endings: ["webm"], content: "webm" },
  { contentType: "audio/mpeg", endings: ["mp3"], content: "mp3" },
  { contentType: "text/plain", endings: ["txt"], content: "text" },
  { contentType: "text/csv", endings: ["csv"], content: "text" },
  { contentType: "text/vtt", endings: ["vtt"], content: "text" },
];

/** Of what is not said of the content, 422. */
const statuses: Partial<Record<UploadRefusal, number>> = {
  cut: 400,
  "too-large": 413,
  "unknown-type": 415,
  "too-many": 429,
  busy: 503,
  "no-room": 507,
};

/** A file that is not taken; `message` says why, for its sender. */
export class RefusedUpload extends Error {
  readonly reason: UploadRefusal;
  readonly statusCode: number;
  constructor(reason: UploadRefusal, message: string) {
    super(message);
    this.reason = reason;
    this.statusCode = statuses[reason] ?? 422;
  }
}

/**
 * What a file claims to be, by its name and its declared type: both must say the same.
 * @param declared value of Content-Type
 * @throws RefusedUpload
 */
export function claimedType(name: string, declared: string | undefined): UploadType {
  const ending = endingOf(name);
  const type = uploadTypes.find(({ endings }) => endings.includes(ending));
  if (!type) {
    const taken = uploadTypes.flatMap(({ endings }) => endings).join(", ");
    throw new RefusedUpload("unknown-type", `Files named ${JSON.stringify(`.${ending}`)} are not taken; one of these is: ${taken}.`);
  }
  const [essence = "", ...parameters] = (declared ?? "").split(";").map((part) => part.trim().toLowerCase());
  const isOtherCharset = parameters.some((parameter) => parameter !== "" && parameter !== "charset=utf-8");
  if (essence !== type.contentType || isOtherCharset)
    throw new RefusedUpload("unknown-type", `A file named .${ending} is sent with Content-Type: ${type.contentType}; text is UTF-8.`);
  return type;
}

const reasons: Partial<Record<Refused["reason"], readonly [reason: UploadRefusal, words: string]>> = {
  bomb: ["bomb", "It is an archive made to grow."],
  "too-complex": ["too-complex", "It unpacks to more than may be read."],
  "too-large": ["picture-too-large", "The picture is too large: 80 million pixels at most; a drawing 2 MB."],
  macros: ["macros", "It holds macros."],
  encrypted: ["encrypted", "It is encrypted: nobody can see what it holds."],
  "old-format": ["old-format", "It is of Word or Excel before 2007: save it in a newer format."],
  "other-type": ["other-type", "Its content is of another type than its name says."],
};

/**
 * Whether the content is what the file claims to be, by what import asks and more.
 * @returns of a picture, its size
 * @throws RefusedUpload
 */
export async function inspectUpload(bytes: Buffer, { contentType, content }: UploadType): Promise<PictureSize | undefined> {
  try {
    const [error] = [
      ...checkLineSchema("file", { kind: "file", path: "a", contentType, text: "" }),
      ...declarationErrors({ content_type: contentType, bytes }),
    ];
    if (error) throw new RefusedUpload("damaged", `${error.problem} ${error.advice}`);
    if (content === "drawing") return await drawingSize(bytes);
    const { type, size } = await detectType(bytes);
    if (type !== content) throw new Refused("other-type");
    return size;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [reason, words] = reasons[error.reason] ?? ["damaged", "It is damaged."];
    throw new RefusedUpload(reason, `The file is not taken. ${words}`);
  }
}
