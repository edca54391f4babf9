import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Portraits } from "../ui/Portraits.tsx";
import styles from "./LeaderCard.module.css";

/** A person, or a few, each on a card of their own. */
export const LeaderCard = (props: BlockProps<CardsContent>): ReactNode => <Portraits {...props} styles={styles} />;
