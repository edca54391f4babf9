import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { PictureLead } from "../ui/PictureLead.tsx";
import styles from "./LeadNews.module.css";

/** The lead beside its picture on the ministry's blue, then further news. Static; nothing moves by itself. */
export const LeadNews = (props: BlockProps<CategoryContent>): ReactNode => (
  // On wide screens the frame is as high as the text beside it, and cuts the picture's sides.
  <PictureLead {...props} styles={styles} drawnWidth="(min-width: 48rem) 900px, 100vw" />
);
