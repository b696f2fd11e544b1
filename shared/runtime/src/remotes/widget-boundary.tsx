import { Component, type ReactNode } from 'react';
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

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('widget', this.props.id, error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.empty : this.props.children;
  }
}
