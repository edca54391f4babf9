export { OtherFooter as Footer } from "./OtherFooter.tsx";
export { OtherHeader as Header } from "./OtherHeader.tsx";
