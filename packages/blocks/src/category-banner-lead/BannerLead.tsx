import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { PictureLead } from "../ui/PictureLead.tsx";
import styles from "./BannerLead.module.css";

/** A wide picture, the lead on a panel that reaches into it, further news as a strip below. */
export const BannerLead = (props: BlockProps<CategoryContent>): ReactNode => (
  <PictureLead {...props} styles={styles} drawnWidth="(min-width: 75rem) 1200px, 100vw" />
);
