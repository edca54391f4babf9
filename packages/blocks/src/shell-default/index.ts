export { DefaultFooter as Footer } from "./DefaultFooter.tsx";
export { DefaultHeader as Header } from "./DefaultHeader.tsx";
