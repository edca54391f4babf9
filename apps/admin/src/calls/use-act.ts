import { useMutation } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { describe, lacksStepUp } from "./describe.ts";

/** Asks for the second factor once more. @returns false: the member gave up */
export type StepUp = () => Promise<boolean>;

/** undefined: nobody is signed in who could show one. */
export const StepUpContext = createContext<StepUp | undefined>(undefined);

export interface Act {
  /** @param work throws CallFailed. It is begun again after the second factor was shown, where that was missing */
  readonly run: (work: () => Promise<unknown>) => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** What went wrong, in words. */
  readonly problem: string | undefined;
}

/** Something that the member does by a button or a form. @param explain what says it better than the refusal itself; undefined: nothing does */
export function useAct(explain?: (error: Error) => string | undefined): Act {
  const { t } = useTranslation();
  const stepUp = useContext(StepUpContext);
  const { mutate, isPending, error } = useMutation<unknown, Error, () => Promise<unknown>>({
    mutationFn: async (work) => {
      try {
        return await work();
      } catch (failure) {
        if (!lacksStepUp(failure) || !(await stepUp?.())) throw failure;
        return work();
      }
    },
  });
  return { run: mutate, isBusy: isPending, error, problem: error ? (explain?.(error) ?? describe(t, error)) : undefined };
}
