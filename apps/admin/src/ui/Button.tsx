import type { ComponentProps, ReactNode } from "react";
import styles from "./ui.module.css";

export interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: "filled" | "quiet";
  /** What it began goes on: pressed again it does nothing, and keeps its focus. */
  readonly isBusy?: boolean;
}

export function Button({ look = "filled", isBusy = false, onClick, type = "button", ...rest }: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={isBusy ? "button" : type}
      className={styles[look]}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}
