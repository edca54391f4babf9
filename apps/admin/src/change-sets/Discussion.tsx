import type { ChangeSetComment, ChangeSetContents, StaffMember } from "@portal/contracts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { useNotice } from "../ui/use-notice.tsx";
import { CommentEntry } from "./CommentEntry.tsx";
import { CommentForm } from "./CommentForm.tsx";
import styles from "./Discussion.module.css";
import { mayDoWithSet } from "./may-do-with-set.ts";
import { openComments, useComments } from "./use-comments.ts";

export interface DiscussionProps {
  readonly contents: ChangeSetContents;
  readonly member: StaffMember;
}

/** What the readers of a change set say to each other, until it is published. */
export function Discussion({ contents, member }: DiscussionProps): ReactNode {
  const { t } = useTranslation();
  const { comments, error, write, mark, remove } = useComments(contents.changeSet.id);
  const { notice, announce } = useNotice();
  const arrived = useArrived(comments, member);
  const isOver = contents.changeSet.state === "published";
  const maySubmit = mayDoWithSet(member, contents)("changeSet.submit");
  if (isOver && (comments === undefined || comments.length === 0)) return null;
  const open = openComments(comments);
  return (
    <Section title={open > 0 ? t("discussion.titleOpen", { count: open }) : t("discussion.title")}>
      {error && <Problem text={describe(t, error)} />}
      {comments === undefined && !error && <p role="status">{t("app.loading")}</p>}
      {comments?.length === 0 && <p>{t("discussion.empty")}</p>}
      {comments !== undefined && comments.length > 0 && (
        <ol className={styles["comments"]}>
          {comments.map((comment) => (
            <CommentEntry
              key={comment.id}
              comment={comment}
              contents={contents}
              isOwn={comment.author === member.id}
              mayMark={!isOver && (comment.author === member.id || maySubmit)}
              mayRemove={!isOver && comment.author === member.id}
              onMark={async (act) => {
                await mark(comment.id, act);
                announce(t(`discussion.acted.${act}`));
              }}
              onRemove={async () => {
                await remove(comment.id);
                announce(t("discussion.removed"));
              }}
            />
          ))}
        </ol>
      )}
      <p role="status">{arrived > 0 && t("discussion.arrived", { count: arrived })}</p>
      {notice}
      {isOver ? (
        <p>{t("discussion.over")}</p>
      ) : (
        <CommentForm
          contents={contents}
          member={member}
          onSend={async (comment, key) => {
            await write(comment, key);
            announce(t("discussion.sent"));
          }}
        />
      )}
    </Section>
  );
}

/** @returns how many comments of others came in since the page was opened, as of the last that did */
function useArrived(comments: readonly ChangeSetComment[] | undefined, member: StaffMember): number {
  const seen = useRef<ReadonlySet<string>>(undefined);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (!comments) return;
    const before = seen.current;
    seen.current = new Set(comments.map(({ id }) => id));
    const more = before ? comments.filter(({ id, author }) => !before.has(id) && author !== member.id).length : 0;
    if (more > 0) setArrived((sum) => sum + more);
  }, [comments, member.id]);
  return arrived;
}
