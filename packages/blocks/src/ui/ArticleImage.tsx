import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { safeUrl } from "@portal/core";
import { pictureSources } from "@portal/domain";
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

/** How wide pictures of a shape are drawn at most, for browsers that cannot measure those that load late (`auto`). */
const drawnWidths: Readonly<Record<ImageShape, string>> = {
  wide: "(min-width: 48rem) 400px, 100vw",
  classic: "(min-width: 48rem) 300px, 50vw",
  square: "200px",
  portrait: "(min-width: 48rem) 280px, 50vw",
  banner: "(min-width: 75rem) 1200px, 100vw",
};

interface ArticleImageProps {
  readonly src: string | undefined;
  readonly shape: ImageShape;
  /** Omitted where the title stands beside the picture: then it is decoration. */
  readonly alt?: string | undefined;
  /** Shows the whole picture instead of filling the frame: logos. */
  readonly whole?: boolean;
  /** The picture that is seen first: loaded at once, before anything can be measured. */
  readonly first?: boolean;
  /** How wide it is drawn, or its whole width where the frame cuts it: for `sizes` of HTML. Omitted where the shape says enough. */
  readonly drawnWidth?: string | undefined;
  readonly className?: string | undefined;
  /** Drawn on top: a badge. */
  readonly children?: ReactNode;
}

const onServer = typeof document === "undefined";

interface PictureState {
  readonly safe: string | undefined;
  readonly failed?: boolean;
  readonly image?: RefObject<HTMLImageElement | null>;
  readonly onError?: () => void;
}

function frame(
  { shape, alt = "", whole = false, first = false, drawnWidth = drawnWidths[shape], className, children }: ArticleImageProps,
  { safe, failed = false, image, onError }: PictureState,
): ReactNode {
  const [width, height] = sizes[shape];
  return (
    <span className={cx(styles["frame"], styles[shape], whole && styles["whole"], className)}>
      {safe === undefined || failed ? (
        <span className={styles["placeholder"]} {...(alt ? { role: "img", "aria-label": alt } : {})}>
          <Icon name="picture" />
        </span>
      ) : (
        inSizes(safe, first, drawnWidth, (sizes) => (
          <img
            ref={image}
            loading={first ? "eager" : "lazy"}
            sizes={sizes}
            src={safe}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            fetchPriority={first ? "high" : undefined}
            onError={onError}
          />
        ))
      )}
      {children}
    </span>
  );
}

/** A bitmap of the portal's in the sizes and formats that the server has of it; any other picture as it is. */
function inSizes(src: string, first: boolean, width: string, image: (sizes?: string) => ReactNode): ReactNode {
  const sources = pictureSources(src);
  if (sources.length === 0) return image();
  const sizes = first ? width : `auto, ${width}`;
  return (
    <picture className={styles["sizes"]}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* What a browser measures is asked of the picture itself. */}
      {image(first ? undefined : sizes)}
    </picture>
  );
}

function LiveImage(props: ArticleImageProps): ReactNode {
  const safe = safeUrl(props.src);
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  // It may have failed before hydration, when nothing listened yet.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== "") setFailed(safe);
  }, [safe]);
  return <Frame picture={props} safe={safe} failed={failed === safe} image={image} onError={() => setFailed(safe)} />;
}

const Frame = ({ picture, ...state }: PictureState & { readonly picture: ArticleImageProps }): ReactNode => frame(picture, state);

/**
 * A picture in a frame of fixed shape; a placeholder where it is missing, not allowed or does not load (specification §7). On the server none can fail: there
 * it has no state, and is drawn without a component of its own (see titleLink).
 */
export const articleImage = (props: ArticleImageProps): ReactNode =>
  onServer ? frame(props, { safe: safeUrl(props.src) }) : <LiveImage {...props} />;

/** The same as a component. */
export const ArticleImage = onServer ? articleImage : LiveImage;
