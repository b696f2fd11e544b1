import type { CouponHolder } from '@harbor/contract';
import { type CouponList, couponStatus } from '@harbor/contract/coupon-status';
import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { formatDate, formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { useState } from 'react';
import { AskFirst } from '../../desk/AskFirst';
import { Card } from '../../parts/Card';
import { Choice } from '../../parts/Choice';
import { Listed } from '../../parts/Listed';
import rows from '../../parts/Rows.module.css';
import styles from './Coupon.module.css';
import { holdersQuery, useVoidCoupon } from './queries';

const lists: { value: CouponList | undefined; title: string }[] = [
  { value: undefined, title: '全部' },
  { value: 'unused', title: '待使用' },
  { value: 'used', title: '已使用' },
  { value: 'expired', title: '已失效' },
];

const tones: Record<number, TagTone> = { 0: 'accent', 1: 'gold', 2: 'primary', 4: 'over' };

function fateOf({ status, used_at, expire_at, note }: CouponHolder): string {
  if (status === couponStatus.used) return used_at ? `${formatTime(used_at)} 使用` : '已使用';
  if (status === couponStatus.voided) return note ? `作废原因：${note}` : '';
  return `${formatDate(expire_at)} 到期`;
}

export interface HoldersProps {
  couponId: number;
  mayVoid: boolean;
}

/** Who received a coupon and what became of it; one that is unused can be voided. */
export function Holders({ couponId, mayVoid }: HoldersProps) {
  const [list, setList] = useState<CouponList>();
  const query = useInfiniteQuery(holdersQuery(couponId, list));
  const [asked, setAsked] = useState<CouponHolder>();
  const drop = useVoidCoupon();
  return (
    <Card
      title="领取记录"
      flush
      extra={<Choice label="优惠券状态" value={list} options={lists} onChoose={setList} />}
    >
      <div className={styles.holders}>
        <Listed
          query={query}
          things="领取记录"
          empty={(data) => rowsOf(data).length === 0}
          emptyTitle={list ? '没有这个状态的优惠券' : '还没有人得到这张优惠券'}
        >
          {(data) => (
            <ul aria-label="领取记录">
              {rowsOf(data).map((one) => (
                <li key={one.id} className={rows.row}>
                  <div className={rows.main}>
                    <span className={rows.title}>
                      <b>{one.user.nickname || `编号 ${one.user.id}`}</b>
                      <Tag tone={tones[one.status] ?? 'plain'}>{one.status_text}</Tag>
                    </span>
                    <p>
                      编号 {one.user.id}
                      {one.user.phone ? ` · ${one.user.phone}` : ''} · {formatTime(one.received_at)} 得到 ·{' '}
                      {fateOf(one)}
                    </p>
                  </div>
                  {mayVoid && one.status === couponStatus.unused ? (
                    <span className={rows.acts}>
                      <Button
                        className={rows.danger}
                        aria-label={`作废 ${one.user.nickname} 的优惠券`}
                        onClick={() => setAsked(one)}
                      >
                        作废
                      </Button>
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </Listed>
      </div>
      {query.hasNextPage ? (
        <p className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            加载更多
          </Button>
        </p>
      ) : null}
      {asked ? (
        <AskFirst
          title={`作废 ${asked.user.nickname} 的优惠券`}
          yes="作废"
          danger
          reason={100}
          done="已作废，并通知了本人"
          act={(reason) => drop.mutateAsync({ params: { id: asked.id }, body: { reason } })}
          onClose={() => setAsked(undefined)}
        >
          <p>作废后这一张不能再使用，也不能恢复；原因会告知本人。其他人手里的不受影响。</p>
        </AskFirst>
      ) : null}
    </Card>
  );
}
