import type { ReactNode } from "react";
import type { BestBet } from "@portal/domain";
import { Heading } from "../../ui/Heading.tsx";
import { Name } from "../../ui/Name.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { searchTexts } from "./texts.ts";
import styles from "./BestBets.module.css";

interface BestBetsProps {
  /** Id of the node. */
  readonly id: string;
  readonly level: number;
  readonly bets: readonly BestBet[];
}

/** Pages that editors chose for what was asked, above what was found; nothing where there are none. */
export function BestBets({ id, level, bets }: BestBetsProps): ReactNode {
  const t = useTexts(searchTexts);
  if (bets.length === 0) return null;
  const heading = `${id}-best-bets`;
  return (
    <section className={styles["bets"]} aria-labelledby={heading}>
      <Heading level={level} id={heading} className={styles["heading"]}>
        {t("search.bestBets")}
      </Heading>
      <ul className={styles["list"]}>
        {bets.map(({ title, link }, index) => (
          <li key={index}>
            <SafeLink href={link}>
              <Name text={title} />
            </SafeLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
