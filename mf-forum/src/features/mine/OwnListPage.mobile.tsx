import { Link } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import type { OwnListProps } from './OwnList';

/** A list of one's own, on the phone. */
export function OwnListPage({
  title,
  list,
  count,
  failed,
  empty,
  hint,
  onward,
  note,
  children,
  instead,
}: OwnListProps) {
  return (
    <>
      <HiddenTitle>{title}</HiddenTitle>
      {list.isPending && !instead ? <ListSkeleton /> : null}
      <Panel padding="none">
        {instead}
        {list.isError && count === 0 ? (
          <ErrorBlock title={failed} error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {list.isSuccess ? note : null}
        {list.isSuccess && count === 0 ? (
          <Empty
            title={empty}
            description={hint}
            action={onward ?? <Link to="/forumindex/">去论坛看看</Link>}
          />
        ) : null}
        {count > 0 ? <InfiniteFeed query={list}>{children}</InfiniteFeed> : null}
      </Panel>
    </>
  );
}
