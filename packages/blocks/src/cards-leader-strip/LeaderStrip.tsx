import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Portraits } from "../ui/Portraits.tsx";
import styles from "./LeaderStrip.module.css";

/** The leadership in one row of portraits, the first somewhat larger. */
export const LeaderStrip = (props: BlockProps<CardsContent>): ReactNode => <Portraits {...props} styles={styles} />;
