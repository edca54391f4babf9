import { type ListedCategory, mayDo, type StaffMember } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { changeSetAddress, editorAddress, opensAt, recordAddress } from "../app/addresses.ts";
import { keepUsual, usual } from "../app/preferences.ts";
import { describe } from "../calls/describe.ts";
import { useAct } from "../calls/use-act.ts";
import { useFilter } from "../calls/use-filter.ts";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "../records/ChangeSetChoice.tsx";
import { SiteSelect } from "../sites/SiteSelect.tsx";
import { useSites } from "../sites/use-sites.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { CategoryActs, type CategoryDialog } from "./CategoryActs.tsx";
import { CategoryTree } from "./CategoryTree.tsx";
import filterStyles from "../ui/Filters.module.css";
import styles from "./CategoryTree.module.css";
import { childrenOf, type Place, placeOf, rowsOf, type TreeRow } from "./tree.ts";
import { placeCategory, useCategoryTree } from "./use-category-tree.ts";
import { useTreeDrag } from "./use-tree-drag.ts";

/** Keys of the tree that open a dialog. */
const dialogKeys: Readonly<Record<string, CategoryDialog>> = { F2: "rename", Delete: "delete", "Alt+m": "move", "Alt+g": "merge" };

/** The categories of a site, in their order and below each other, and what is changed of them in a change set. */
export function CategoriesPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const { sites } = useSites();
  const [asked, setAsked] = useFilter("trang");
  const last = usual(member.id, "site");
  const site = asked === "" && sites.some(({ key }) => key === last) ? last : asked;
  const [chosenSet, setChosenSet] = useFilter("thay-doi");
  const choose = (chosen: string): void => {
    keepUsual(member.id, "site", chosen);
    setAsked(chosen);
  };
  const mayChange = site !== "" && mayDo(member, "record.edit", { site, isOwn: true }).allowed;
  return (
    <>
      <PageHeading text={t("categories.title")} />
      <div className={filterStyles["filters"]}>
        <SiteSelect sites={sites} value={site} onChange={choose} />
        {mayChange && <ChangeSetChoice value={chosenSet} onChange={setChosenSet} />}
      </div>
      {mayChange && <p>{t("categories.hint")}</p>}
      {mayChange && chosenSet !== NEW_SET && <Link to={changeSetAddress(chosenSet)}>{t("categories.openSet")}</Link>}
      {site === "" ? (
        <p>{t("categories.chooseSite")}</p>
      ) : (
        <SiteCategories
          key={site}
          site={site}
          siteName={sites.find(({ key }) => key === site)?.title ?? site}
          mayChange={mayChange}
          chosenSet={chosenSet}
          onSet={setChosenSet}
        />
      )}
    </>
  );
}

interface SiteCategoriesProps {
  readonly site: string;
  readonly siteName: string;
  readonly mayChange: boolean;
  readonly chosenSet: string;
  readonly onSet: (id: string) => void;
}

function SiteCategories({ site, siteName, mayChange, chosenSet, onSet }: SiteCategoriesProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const { categories, error, refresh } = useCategoryTree(site, chosenSet);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const [dialog, setDialog] = useState<CategoryDialog>();
  const [announced, setAnnounced] = useState("");
  const known = categories ?? [];
  const openSet = async (title = t("categories.setTitle", { site: siteName })): Promise<string> => {
    const id = await openChangeSet(chosenSet, title);
    onSet(id);
    return id;
  };
  const place = (key: string, to: Place): void =>
    run(async () => {
      await placeCategory(await openSet(), known, key, to);
      if (to.parent !== null) openClose(to.parent, true);
      setActive(key);
      await refresh();
      setAnnounced(movedText(key, to));
    });
  const movedText = (key: string, { parent, index }: Place): string => {
    const name = (of: string): string => known.find((each) => each.key === of)?.title ?? of;
    const count = childrenOf(known, parent).filter((each) => each.key !== key).length + 1;
    const parentName = parent === null ? t("categories.top") : name(parent);
    return t("categories.moved", { title: name(key), parent: parentName, position: index + 1, count });
  };
  const edit = ({ key, title }: ListedCategory): void =>
    run(async () => {
      const id = await openSet(t("record.editing", { kind: t("kind.category"), title }));
      await navigate(editorAddress(id, "ban-ghi", { kind: "category", key }), { state: opensAt(["name"]) });
    });
  const step = (category: ListedCategory, by: -1 | 1): void => {
    const { parent, index } = placeOf(known, category);
    const isEnd = index + by < 0 || index + by >= childrenOf(known, parent).length;
    if (isEnd) setAnnounced(t(by < 0 ? "categories.isFirst" : "categories.isLast", { title: category.title }));
    else place(category.key, { parent: category.parent, index: index + by });
  };
  const openClose = (key: string, isOpen: boolean): void =>
    setClosed((before) => {
      const after = new Set(before);
      if (isOpen) after.delete(key);
      else after.add(key);
      return after;
    });
  const onKey = (key: string, { category }: TreeRow): boolean => {
    if (key === "Enter") void navigate(recordAddress({ kind: "category", key: category.key }));
    if (key === "Enter") return true;
    if (!mayChange || isBusy) return false;
    const opened = dialogKeys[key];
    if (opened) setDialog(opened);
    else if (key === "Alt+ArrowUp") step(category, -1);
    else if (key === "Alt+ArrowDown") step(category, 1);
    else return false;
    return true;
  };
  const drag = useTreeDrag(known, (key, to) => !isBusy && place(key, to));
  const rows = rowsOf(known, closed);
  const chosen = (rows.find(({ category }) => category.key === active) ?? rows[0])?.category;
  return (
    <>
      <Problem text={problem ?? (error ? describe(t, error) : undefined)} />
      {categories?.length === 0 && <p>{t("categories.none")}</p>}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <div className={styles["columns"]}>
        {rows.length > 0 && (
          <CategoryTree
            label={t("categories.of", { site: siteName })}
            rows={rows}
            closed={closed}
            active={active}
            drag={mayChange ? drag : undefined}
            onActive={setActive}
            onOpenClose={openClose}
            onKey={onKey}
          />
        )}
        {mayChange && chosen && (
          <CategoryActs
            category={chosen}
            categories={known}
            chosenSet={chosenSet}
            dialog={dialog}
            onDialog={setDialog}
            isBusy={isBusy}
            onEdit={() => edit(chosen)}
            onStep={(by) => step(chosen, by)}
            onPlace={(to) => place(chosen.key, to)}
            onRenamed={(key) => {
              setActive(key);
              setAnnounced(t("categories.renamed", { title: chosen.title, key }));
              void refresh();
            }}
            openSet={openSet}
          />
        )}
      </div>
    </>
  );
}
