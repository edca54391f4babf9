export { bodies, examples } from "../article-examples.ts";
