import { Component, type ReactNode } from 'react';

interface EditorBoundaryProps {
  children: ReactNode;
  /** Instead of an editor that stopped at its text. */
  stopped: ReactNode;
}

/** An editor that stops at a text costs its own place, not the title and the ways out of the page. */
export class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.stopped : this.props.children;
  }
}
