import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { PictureLead } from "../ui/PictureLead.tsx";
import styles from "./LeadNews.module.css";

/** The lead beside its picture on the ministry's blue, then further news. Static; nothing moves by itself. */
export const LeadNews = (props: BlockProps<CategoryContent>): ReactNode => <PictureLead {...props} styles={styles} />;
