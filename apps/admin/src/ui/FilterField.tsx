import { type ReactNode, useEffect, useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";

export interface FilterFieldProps extends Omit<FieldProps, "value" | "onChange"> {
  /** As the page's address has it, which follows what is typed a moment later: an input method must not lose its word to that. */
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** A field whose value is in the page's address. Who goes back sees what was there before. */
export function FilterField({ value, onType, ...rest }: FilterFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const forget = (): void => setTyped(undefined);
    addEventListener("popstate", forget);
    return () => removeEventListener("popstate", forget);
  }, []);
  return (
    <Field
      {...rest}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
