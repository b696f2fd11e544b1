import { ErrorBlock, Panel } from '@harbor/ui/mobile';
import type { FailedPageProps } from './failed';

/** A page whose content did not come, on the phone. */
export function FailedPage({ title, query, onward }: FailedPageProps) {
  return (
    <Panel>
      <ErrorBlock title={title} error={query.error} onRetry={() => void query.refetch()} action={onward} />
    </Panel>
  );
}
