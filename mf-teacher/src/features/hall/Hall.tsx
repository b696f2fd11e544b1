import { rowsOf, useInfiniteQuery, useQuery } from '@harbor/runtime';
import { Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { ShieldCheck } from 'lucide-react';
import { placesLeft, poolNumbers } from '../../platform/queries';
import styles from './Hall.module.css';
import { HallFilters } from './HallFilters';
import { Invitations } from './Invitations';
import { OrderCard } from './OrderCard';
import { useHallPlace } from './place';
import { hallCards, invitations } from './queries';
import { useTaking } from './useTaking';

/** Orders that wait for a teacher: invitations first, then what fits, as the address says. */
export function Hall() {
  const { place, go } = useHallPlace();
  const feed = useInfiniteQuery(hallCards(place));
  const numbers = useQuery(poolNumbers()).data?.hall;
  const places = useQuery(placesLeft()).data;
  const invited = useQuery(invitations()).data?.data ?? [];
  const cards = rowsOf(feed.data);
  const refresh = () => void feed.refetch();
  const { busy, take } = useTaking(refresh);
  const narrowed = place.group || place.trial || place.days;
  return (
    <section aria-label="接单大厅">
      <HallFilters place={place} go={go} numbers={numbers} busy={feed.isFetching} onRefresh={refresh} />
      {places && !places.may_take ? <p className={styles.barred}>{places.why}</p> : null}
      <Invitations cards={invited} />
      {feed.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
      {feed.isError && cards.length === 0 ? (
        <Panel>
          <ErrorBlock title="大厅没有加载出来" error={feed.error} onRetry={refresh} />
        </Panel>
      ) : null}
      {feed.isSuccess && cards.length === 0 ? (
        <Panel>
          <Empty
            title={narrowed ? '没有符合条件的需求' : '眼下没有匹配的需求'}
            description="新需求进入大厅后会显示在这里。"
            action={
              narrowed ? (
                <Button onClick={() => go({ group: undefined, trial: undefined, days: undefined })}>
                  清除筛选
                </Button>
              ) : place.scope === 'matched' ? (
                <Button onClick={() => go({ scope: 'all' })}>看全部可接</Button>
              ) : undefined
            }
          />
        </Panel>
      ) : null}
      <div className={styles.grid}>
        {cards.map((card) => (
          <OrderCard
            key={card.id}
            card={card}
            busy={busy}
            onTake={() => take(card.id, card.title, card.trial.needed)}
          />
        ))}
      </div>
      {feed.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            {feed.isFetchNextPageError ? '加载失败，重试' : '加载更多'}
          </Button>
        </div>
      ) : null}
      <p className={styles.note}>
        <ShieldCheck size={18} aria-hidden />
        大厅只显示需求摘要，不显示客户身份与完整稿件。您与客户均可设置回避单位，系统会互不展示。
      </p>
    </section>
  );
}
