import { type ReactNode, useEffect, useRef, useState } from "react";
import { safeUrl } from "@portal/core";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import styles from "./ArticleImage.module.css";

/** Shape of the frame; it is there before the picture, so that nothing shifts. */
export type ImageShape = "wide" | "classic" | "square" | "portrait" | "banner";

const sizes: Readonly<Record<ImageShape, readonly [number, number]>> = {
  wide: [640, 360],
  classic: [640, 480],
  square: [320, 320],
  portrait: [360, 480],
  banner: [960, 240],
};

interface ArticleImageProps {
  readonly src: string | undefined;
  readonly shape: ImageShape;
  /** Omitted where the title stands beside the picture: then it is decoration. */
  readonly alt?: string | undefined;
  /** Shows the whole picture instead of filling the frame: logos. */
  readonly whole?: boolean;
  /** The picture that is seen first: loaded at once. */
  readonly first?: boolean;
  readonly className?: string | undefined;
  /** Drawn on top: a badge. */
  readonly children?: ReactNode;
}

/** A picture in a frame of fixed shape; a placeholder where it is missing, not allowed or does not load (specification §7). */
export function ArticleImage({ src, shape, alt = "", whole = false, first = false, className, children }: ArticleImageProps): ReactNode {
  const safe = safeUrl(src);
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  // It may have failed before hydration, when nothing listened yet.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== "") setFailed(safe);
  }, [safe]);
  const [width, height] = sizes[shape];
  return (
    <span className={cx(styles["frame"], styles[shape], whole && styles["whole"], className)}>
      {safe === undefined || failed === safe ? (
        <span className={styles["placeholder"]} {...(alt ? { role: "img", "aria-label": alt } : {})}>
          <Icon name="picture" />
        </span>
      ) : (
        <img
          ref={image}
          src={safe}
          alt={alt}
          width={width}
          height={height}
          loading={first ? "eager" : "lazy"}
          decoding="async"
          {...(first ? { fetchPriority: "high" as const } : {})}
          onError={() => setFailed(safe)}
        />
      )}
      {children}
    </span>
  );
}
