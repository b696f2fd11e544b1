import { Component, type ReactNode } from 'react';
import { look } from '../builtins/look';
import { handlePreloadError, isChunkFailure, reloading } from './chunk-failure';
import { failMain } from './failure';
import { reportFailure } from './outcomes';

interface PageBoundaryProps {
  remote: string;
  /** The place in the history: on another one the children get a new chance. */
  place: string;
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  place: string;
}

/** Keeps a page that throws from taking its remote's root along; the shell shows the fallback. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    // What is drawn in its place is not to fail of the same.
    look();
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return place === state.place ? null : { error: undefined, place };
  }

  override componentDidCatch(error: unknown): void {
    const chunk = isChunkFailure(error);
    if (chunk) reportFailure(this.props.remote, error);
    if (chunk && handlePreloadError(error)) return;
    // React keeps a lazy page that failed to load as failed: only a new document tries again.
    const retry = chunk ? reloading.reload : () => this.setState({ error: undefined });
    failMain(this.props.remote, error, retry);
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : null;
  }
}
