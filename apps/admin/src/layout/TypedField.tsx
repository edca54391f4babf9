import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Field } from "../ui/Field.tsx";

export interface TypedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number | undefined;
  /** Called at each change: what is typed may be shown before it is saved. */
  readonly onTyping: (value: string) => void;
  /** Called when typing pauses, when the field is left, and when it is taken away. */
  readonly onTyped: (value: string) => void;
}

/** Milliseconds. */
const PAUSE = 600;

interface Typing extends Pick<TypedFieldProps, "value" | "onTyped"> {
  /** Undefined: nothing is being typed. */
  readonly typed: string | undefined;
}

const save = ({ current }: RefObject<Typing | undefined>): void => {
  if (current?.typed !== undefined && current.typed !== current.value) current.onTyped(current.typed);
};

/** A line of text that saves itself. What is being typed is never replaced by what comes from elsewhere. */
export function TypedField({ label, value, maxLength, onTyping, onTyped }: TypedFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const typing = useRef<Typing>(undefined);
  useEffect(() => {
    typing.current = { typed, value, onTyped };
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => save(typing), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => save(typing), []);
  return (
    <Field
      label={label}
      value={typed ?? value}
      maxLength={maxLength}
      onChange={({ target }) => {
        setTyped(target.value);
        onTyping(target.value);
      }}
      onBlur={() => {
        save(typing);
        setTyped(undefined);
      }}
    />
  );
}
