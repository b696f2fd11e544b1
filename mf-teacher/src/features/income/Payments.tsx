import { useQuery, useSearchParams } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Pager } from '@harbor/ui/kit';
import { platformPaths } from '../../platform/paths';
import { PaymentRows } from './PaymentRows';
import styles from './Payments.module.css';
import { paymentsQuery } from './queries';
import { StatementButton } from './StatementButton';

const numberIn = (text: string | null): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : 0);

/** What each order brought, by state, page after page; state and page live in the address. */
export function Payments() {
  const [search] = useSearchParams();
  const state = numberIn(search.get('state'));
  const page = Math.max(1, numberIn(search.get('page')));
  const [, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery(paymentsQuery(state, page));
  return (
    <section className={styles.card} aria-label="结算明细">
      <header className={styles.head}>
        <h2>结算明细</h2>
        <fieldset className={styles.chips} aria-label="状态">
          {(data?.counts ?? [{ state: 0, label: '全部', count: 0 }])
            .filter((one) => one.state === 0 || one.count > 0 || one.state === state)
            .map((one) => (
              <button
                key={one.state}
                type="button"
                aria-pressed={one.state === state}
                onClick={() =>
                  setSearch(one.state === 0 ? {} : { state: String(one.state) }, { replace: true })
                }
              >
                {one.label} <small>{one.count}</small>
              </button>
            ))}
        </fieldset>
        <StatementButton />
      </header>
      {data && data.data.length > 0 ? (
        <PaymentRows rows={data.data} />
      ) : data ? (
        <Empty
          title={state === 0 ? '还没有收入' : '没有这个状态的收入'}
          description="客户验收后，订单收入会记在这里"
        />
      ) : error ? (
        <ErrorBlock compact error={error} title="结算明细没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <div className={styles.inner}>
          <ListSkeleton rows={5} picture={false} />
        </div>
      )}
      {data ? (
        <Pager
          page={page}
          lastPage={data.last_page}
          to={(next) =>
            `${platformPaths.income}?${new URLSearchParams({ ...(state > 0 && { state: String(state) }), page: String(next) })}`
          }
        />
      ) : null}
      <p className={styles.note}>验收后冻结期满再转可提现；代扣税在提现时计算。</p>
    </section>
  );
}
