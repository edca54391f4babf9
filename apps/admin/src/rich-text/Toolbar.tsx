import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isInside } from "./commands.ts";
import styles from "./RichText.module.css";
import { type ButtonTool, type ChoiceTool, type DialogName, tableTools, textTools } from "./tools.ts";

export interface ToolbarProps {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly label: string;
  /** Id of the element in which one types. */
  readonly controls: string;
  readonly onDialog: (name: DialogName) => void;
}

/** One stop of the Tab key; arrow keys, Home and End go through it. */
export function Toolbar({ view, state, label, controls, onDialog }: ToolbarProps): ReactNode {
  const { t } = useTranslation();
  const [stop, setStop] = useState(0);
  const tools = [...textTools, ...(isInside(state, "table") ? tableTools : [])];
  const current = Math.min(stop, tools.length - 1);
  const run = (command: Command): void => void command(view.state, (transaction) => view.dispatch(transaction), view);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const controlsOfBar = event.currentTarget.querySelectorAll<HTMLElement>("button, select");
    controlsOfBar[(next + tools.length) % tools.length]?.focus();
  };
  return (
    <div role="toolbar" tabIndex={-1} aria-label={label} aria-controls={controls} className={styles["toolbar"]} onKeyDown={onKeyDown}>
      {tools.map((tool, index) => {
        const shared = { key: tool.label, tabIndex: index === current ? 0 : -1, onFocus: () => setStop(index) };
        return "options" in tool ? (
          <Choice {...shared} key={tool.label} tool={tool} state={state} run={run} name={t(tool.label)} />
        ) : (
          <Tool {...shared} key={tool.label} tool={tool} state={state} run={run} onDialog={onDialog} name={t(tool.label)} />
        );
      })}
    </div>
  );
}

interface ControlProps {
  readonly state: EditorState;
  readonly name: string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly run: (command: Command) => void;
}

function Tool({
  tool,
  state,
  name,
  run,
  onDialog,
  ...rest
}: ControlProps & { readonly tool: ButtonTool; readonly onDialog: (name: DialogName) => void }): ReactNode {
  const canRun = "opens" in tool || tool.run(state);
  return (
    <button
      {...rest}
      type="button"
      title={tool.sign === undefined ? undefined : name}
      aria-pressed={tool.isOn?.(state)}
      aria-disabled={!canRun}
      // The selection stays where one types.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => ("opens" in tool ? onDialog(tool.opens) : run(tool.run))}
    >
      {tool.sign === undefined ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{tool.sign}</span>
          <span className="visually-hidden">{name}</span>
        </>
      )}
    </button>
  );
}

function Choice({ tool, state, name, run, ...rest }: ControlProps & { readonly tool: ChoiceTool }): ReactNode {
  const { t } = useTranslation();
  const value = tool.value(state);
  const isKnown = value in tool.options;
  return (
    <select
      {...rest}
      aria-label={name}
      title={name}
      value={isKnown ? value : "none"}
      onChange={({ target }) => run(tool.run(target.value))}
    >
      {!isKnown && <option value="none">{t("richText.otherBlock")}</option>}
      {Object.entries(tool.options).map(([one, text]) => (
        <option key={one} value={one}>
          {t(text)}
        </option>
      ))}
    </select>
  );
}
