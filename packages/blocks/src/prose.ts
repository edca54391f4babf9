/** How rich text looks where it is read, for the editor that shows it the same way. */
import styles from "./ui/prose.module.css";

export const proseClass = styles["prose"];
