import type { ReactNode } from "react";
import "./foundations.css";

/** Name and value. */
type Tokens = readonly (readonly [name: string, value: string])[];

export interface ShapeTokens {
  readonly spaces: Tokens;
  readonly widths: Tokens;
  readonly radii: Tokens;
  readonly shadows: Tokens;
}

/** Spacing, widths, radii and shadows, drawn at their true size. */
export function RoomAndShape({ spaces, widths, radii, shadows }: ShapeTokens): ReactNode {
  return (
    <main className="foundations">
      <h1>Room and shape</h1>
      <p>An 8 px rhythm. Everything is in rem, so that it grows with the reader's text size.</p>
      <Bars title="Spacing" tokens={spaces} />
      <Bars title="Widths" tokens={widths} />
      <Boxes title="Radii" tokens={radii} style={(name) => ({ borderRadius: `var(${name})` })} />
      <Boxes title="Shadows" tokens={shadows} style={(name) => ({ boxShadow: `var(${name})` })} />
    </main>
  );
}

interface TokensProps {
  readonly title: string;
  readonly tokens: Tokens;
}

function Bars({ title, tokens }: TokensProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="foundations-bars">
        {tokens.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {value}
            </dt>
            <dd>
              <span className="foundations-bar" style={{ inlineSize: `var(${name})` }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Boxes({ title, tokens, style }: TokensProps & { readonly style: (name: string) => Readonly<Record<string, string>> }): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="foundations-boxes">
        {tokens.map(([name, value]) => (
          <li key={name}>
            <span className="foundations-box" style={style(name)} />
            <code>{name}</code> {value}
          </li>
        ))}
      </ul>
    </section>
  );
}
