import type { ReactNode } from 'react';

/** What a page without its content says. */
export interface FailedPageProps {
  title: string;
  /** What did not come, to be asked again. */
  query: { error: unknown; refetch: () => unknown };
  /** The way on. */
  onward?: ReactNode;
}
