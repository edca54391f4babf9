/** Fields of a contribution (specification §3); names as on the wire. The article's id and the check against robots come with sending. */
export interface ContributionField {
  readonly name: "fullName" | "email" | "phoneNumber" | "address" | "title" | "content" | "attachment";
  readonly type: "text" | "email" | "tel" | "file" | "text area";
  /** Takes the whole row. */
  readonly wide: boolean;
  readonly autoComplete: string | undefined;
}

export const fields: readonly ContributionField[] = [
  { name: "fullName", type: "text", wide: false, autoComplete: "name" },
  { name: "email", type: "email", wide: false, autoComplete: "email" },
  { name: "phoneNumber", type: "tel", wide: false, autoComplete: "tel" },
  { name: "address", type: "text", wide: false, autoComplete: "street-address" },
  { name: "title", type: "text", wide: true, autoComplete: undefined },
  { name: "content", type: "text area", wide: true, autoComplete: undefined },
  { name: "attachment", type: "file", wide: true, autoComplete: undefined },
];
