import { ErrorBlock, InfiniteFeed, Panel } from '@harbor/ui/mobile';
import type { FeedBodyProps } from './FeedBody';

/** From here on a list is so long that its end is said. */
const long = 6;

/** A list on the phone in each of its states, which goes on as one scrolls. */
export function FeedBody({ feed, count, what, waiting, empty, Frame = Panel, children }: FeedBodyProps) {
  if (feed.isPending) return waiting;
  if (count > 0)
    return (
      <InfiniteFeed query={feed} end={count < long ? '' : undefined}>
        {children}
      </InfiniteFeed>
    );
  return (
    <Frame>
      {feed.isError ? (
        <ErrorBlock title={`${what}没有加载出来`} error={feed.error} onRetry={() => void feed.refetch()} />
      ) : (
        empty
      )}
    </Frame>
  );
}
