/** What blocks of categories show: one, several in order, or a tree. */
import type { Assignment } from "@portal/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../ui/Select.tsx";
import type { ContentFormProps } from "./content-form.ts";
import { RecordPicker } from "../records/RecordPicker.tsx";
import { OrderedEntries } from "../ui/OrderedEntries.tsx";
import { useCategoryNames } from "./use-categories.ts";

type Entry = NonNullable<Assignment["categories"]>[number];
const slugOf = (entry: Entry): string => (typeof entry === "string" ? entry : entry.slug);

export function CategoryForm({ site, block: { key, assignment }, run }: ContentFormProps): ReactNode {
  const { t } = useTranslation();
  const nameOf = useCategoryNames();
  return (
    <>
      {assignment?.category !== undefined && <p>{t("layout.shows", { name: nameOf(assignment.category) })}</p>}
      <RecordPicker
        kind="category"
        label={t("layout.pick")}
        site={site}
        onPick={(category) => run({ kind: "assign", key, content: { category: category.key } })}
      />
    </>
  );
}

export function ListForm({ site, block: { key, assignment }, run }: ContentFormProps): ReactNode {
  const { t } = useTranslation();
  const nameOf = useCategoryNames();
  const entries = assignment?.categories ?? [];
  const assign = (categories: readonly Entry[]): void => run({ kind: "assign", key, content: { categories: [...categories] } });
  return (
    <>
      <OrderedEntries
        names={entries.map((entry) => nameOf(slugOf(entry)))}
        onMove={(from, to) => run({ kind: "move", key, from, to })}
        onRemove={(index) => assign(entries.toSpliced(index, 1))}
      />
      <RecordPicker kind="category" label={t("layout.add")} site={site} onPick={(category) => assign([...entries, category.key])} />
    </>
  );
}

const DEFAULT_DEPTH = 3;
const depths = [1, 2, 3, 4, 5, 6];

/** A tree is what stands below a root, or a list with what its entries hold below them. */
export function TreeForm(props: ContentFormProps): ReactNode {
  const {
    site,
    block: { key, assignment },
    run,
  } = props;
  const { t } = useTranslation();
  const nameOf = useCategoryNames();
  const { root, depth = DEFAULT_DEPTH, categories } = assignment ?? {};
  const pickRoot = (
    <RecordPicker
      kind="category"
      label={t("layout.root")}
      site={site}
      onPick={(category) => run({ kind: "assign", key, content: { root: category.key, depth } })}
    />
  );
  if (root === undefined)
    return (
      <>
        {categories && <ListForm {...props} />}
        {pickRoot}
      </>
    );
  return (
    <>
      <p>{t("layout.shows", { name: nameOf(root) })}</p>
      {pickRoot}
      <Select
        label={t("layout.depth")}
        value={depth}
        onChange={(value) => run({ kind: "assign", key, content: { root, depth: Number(value) } })}
      >
        {depths.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    </>
  );
}
