import { isWorthAnotherTry, look, reportError } from '@harbor/runtime';
import { Component, type ReactNode } from 'react';

export interface ChromePartProps {
  /** Which part it is, for the report. */
  name: string;
  /** Stands there instead once the part has thrown; nothing by default. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a part of the chrome that throws from taking the page along. Without it an error in the footer would leave an
 * empty window, because the shell is one React root. What failed because a
 * remote had changed built-ins is tried once more: they are what they were.
 */
export class ChromePart extends Component<ChromePartProps, { failed: boolean }> {
  override state = { failed: false };
  private retried = false;

  static getDerivedStateFromError(): { failed: boolean } {
    look();
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('page', `shell/${this.props.name}`, error);
    if (this.retried) return;
    this.retried = true;
    void isWorthAnotherTry().then((worth) => {
      if (worth) this.setState({ failed: false });
    });
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children;
  }
}
