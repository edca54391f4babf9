/** Colours of DESIGN §7 and tints between them: every picture takes one scheme, so that all of them belong together. */
export interface Scheme {
  readonly sky: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly deep: string;
  /** Lines, pins and single marks: gold or, sparingly, red. */
  readonly accent: string;
  /** Larger surfaces that shine: always gold. */
  readonly gold: string;
  /** Stands out against the sky. */
  readonly strong: string;
  readonly paper: string;
}

const day: Scheme = {
  sky: "#EAF1F8",
  far: "#CBDDEF",
  mid: "#8DB2D8",
  near: "#3C78B4",
  deep: "#0B3F7A",
  accent: "#C8962E",
  gold: "#C8962E",
  strong: "#0B3F7A",
  paper: "#FFFFFF",
};
const dusk: Scheme = {
  sky: "#FAF3E4",
  far: "#F0DFBB",
  mid: "#A9BAC9",
  near: "#4A779F",
  deep: "#0B3F7A",
  accent: "#C8962E",
  gold: "#C8962E",
  strong: "#0B3F7A",
  paper: "#FFFDF8",
};
const night: Scheme = {
  sky: "#0B3F7A",
  far: "#13508F",
  mid: "#2F6BA9",
  near: "#7FAEDB",
  deep: "#072B55",
  accent: "#E5B95C",
  gold: "#E5B95C",
  strong: "#DCE8F4",
  paper: "#F4F6F9",
};
const ink: Scheme = {
  sky: "#16202E",
  far: "#20304A",
  mid: "#2D4A70",
  near: "#6D97C2",
  deep: "#0E1622",
  accent: "#C8962E",
  gold: "#C8962E",
  strong: "#D5E0EC",
  paper: "#E9EEF5",
};
const mist: Scheme = {
  sky: "#F4F6F9",
  far: "#DEE4EC",
  mid: "#B0BDCD",
  near: "#5D7595",
  deep: "#16202E",
  accent: "#B3141C",
  gold: "#C8962E",
  strong: "#16202E",
  paper: "#FFFFFF",
};
const field: Scheme = {
  sky: "#EEF4F0",
  far: "#CFE1D6",
  mid: "#94BBA8",
  near: "#3F7F78",
  deep: "#0C4660",
  accent: "#C8962E",
  gold: "#C8962E",
  strong: "#0C4660",
  paper: "#FFFFFF",
};
const dawn: Scheme = {
  sky: "#FBF1E8",
  far: "#F3DCC6",
  mid: "#B9C3D3",
  near: "#46719F",
  deep: "#0B3F7A",
  accent: "#B3141C",
  gold: "#C8962E",
  strong: "#0B3F7A",
  paper: "#FFFBF7",
};

export const schemes: readonly Scheme[] = [day, dusk, night, day, ink, mist, field, dawn];
/** For pictures that must stay light: maps of paper, forms. */
export const lightSchemes: readonly Scheme[] = [day, dusk, mist, field, dawn];
