import { Component, type ReactNode } from 'react';
import { isWorthAnotherTry, look } from '../builtins/look';
import { reportError } from '../errors/report';

interface WidgetBoundaryProps {
  /** `<remote>/<widget>`, for the report. */
  id: string;
  empty: ReactNode;
  children: ReactNode;
}

/** Keeps a widget that does not load or throws from touching the page around it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private retried = false;

  static getDerivedStateFromError(): { failed: boolean } {
    look();
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('widget', this.props.id, error);
    if (this.retried) return;
    this.retried = true;
    void isWorthAnotherTry().then((worth) => {
      if (worth) this.setState({ failed: false });
    });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.empty : this.props.children;
  }
}
