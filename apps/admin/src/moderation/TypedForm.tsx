import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./moderation.module.css";
import type { TypedTexts } from "./typed-texts.ts";

export interface TypedFormProps {
  readonly typed: TypedTexts;
  readonly problem: string | undefined;
  /** The button that sends it. */
  readonly button: Pick<ButtonProps, "children" | "look" | "isBusy" | "aria-label">;
  readonly onSend: (form: HTMLFormElement) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form whose typed text outlives a failed call, the page and the session. */
export const TypedForm = ({ typed, problem, button, onSend, children }: TypedFormProps): ReactNode => (
  <form
    className={styles["form"]}
    onInput={typed.keep}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(event.currentTarget);
    }}
  >
    {children}
    <Problem text={problem} />
    <Button type="submit" {...button} />
  </form>
);
