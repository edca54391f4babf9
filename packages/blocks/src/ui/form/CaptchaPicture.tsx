import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../use-texts.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** Where it cannot be had, a script says so; without one its alternative text does. */
export function CaptchaPicture({ src, alt }: { readonly src: string; readonly alt: string }): ReactNode {
  const t = useTexts(formTexts);
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  // It may have failed before this script ran.
  useEffect(() => setMissing(image.current?.complete === true && image.current.naturalWidth === 0), []);
  return (
    <>
      <img
        ref={image}
        className={styles["picture"]}
        src={src}
        alt={alt}
        width={300}
        height={100}
        onLoad={() => setMissing(false)}
        onError={() => setMissing(true)}
      />
      <p role="status" className={styles["hint"]}>
        {isMissing && t("form.captcha.missing")}
      </p>
    </>
  );
}
