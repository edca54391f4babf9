import { Component, type ReactNode } from "react";

interface Props {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  /** A new value gives the children another chance: new content, a retry. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: unknown;
}

/** Keeps a part that throws, a block or a page of a program, from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
