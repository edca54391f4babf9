import type { ReactNode } from "react";
import { grounds, marks, texts } from "@portal/testing";
import { type Colours, type ColoursByTheme, contrast, hex, type Theme, themes } from "./colour.ts";
import "./foundations.css";

const themeNames: Readonly<Record<Theme, string>> = { light: "Light", dark: "Dark", contrast: "High contrast" };

/** Every colour of the style sheet in the three themes, and the contrast of what stands on what, computed from what the browser draws. */
export function ColoursPage({ colours }: { readonly colours: ColoursByTheme }): ReactNode {
  return (
    <main className="foundations">
      <h1>Colours</h1>
      <p>
        Each token has a value for each theme. Text needs 4.5:1 on its ground, signs and controls 3:1; the figures below are computed from
        what the browser draws. <code>packages/blocks/src/styles/tokens.css</code> is the source, its test holds everyone to the figures.
      </p>
      {themes.map((theme) => {
        const found = colours.get(theme);
        if (!found) return null;
        return (
          <section key={theme} aria-labelledby={`theme-${theme}`}>
            <h2 id={`theme-${theme}`}>{themeNames[theme]}</h2>
            <Swatches colours={found.page} />
            <Contrasts caption={`${themeNames[theme]}: contrast on the page`} colours={found.page} />
            <Contrasts caption={`${themeNames[theme]}: contrast on the ministry's blue (surface ink)`} colours={found.ink} />
          </section>
        );
      })}
    </main>
  );
}

function Swatches({ colours }: { readonly colours: Colours }): ReactNode {
  return (
    <ul className="foundations-swatches">
      {[...colours].map(([name, colour]) => (
        <li key={name}>
          <span className="foundations-swatch" style={{ backgroundColor: colour }} />
          <code>{name}</code>
          <span>{colour === "rgba(0, 0, 0, 0)" ? "transparent" : hex(colour)}</span>
        </li>
      ))}
    </ul>
  );
}

function Contrasts({ caption, colours }: { readonly caption: string; readonly colours: Colours }): ReactNode {
  const ratio = (name: string, ground: string): number => contrast(colours.get(name) ?? "", colours.get(ground) ?? "");
  return (
    <div className="foundations-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">token</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                <code>{ground}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...texts, ...marks].map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {grounds.map((ground) => (
                <Ratio key={ground} value={ratio(name, ground)} least={marks.includes(name) ? 3 : 4.5} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Ratio({ value, least }: { readonly value: number; readonly least: number }): ReactNode {
  const verdict = value < least ? "too low" : least === 3 ? "ok" : value >= 7 ? "AAA" : "AA";
  return (
    <td data-ratio={value.toFixed(2)} data-least={least}>
      {value.toFixed(1)} <span className="foundations-verdict">{verdict}</span>
    </td>
  );
}
