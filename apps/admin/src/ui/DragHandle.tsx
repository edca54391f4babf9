import type { ReactNode } from "react";
import styles from "./DragHandle.module.css";

export interface DragHandleProps {
  readonly isShown: boolean;
  readonly title: string;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/** What an entry is dragged by with a pointer. Not for the keyboard or a screen reader: whatever has one has another way of moving, too. */
export const DragHandle = ({ isShown, title, onStart, onEnd }: DragHandleProps): ReactNode => (
  <span
    aria-hidden
    className={styles["handle"]}
    title={isShown ? title : undefined}
    draggable={isShown}
    onDragStart={({ dataTransfer }) => {
      // Without data some browsers begin nothing.
      dataTransfer.setData("text/plain", "");
      dataTransfer.effectAllowed = "move";
      onStart();
    }}
    onDragEnd={onEnd}
  >
    {isShown && "⠿"}
  </span>
);
