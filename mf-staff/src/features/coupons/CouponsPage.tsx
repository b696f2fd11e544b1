import type { StaffCoupon } from '@harbor/contract';
import { Link, rowsOf, useInfiniteQuery, usePage, useSearchParams } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronRight, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { useMe } from '../../desk/useMe';
import { Choice } from '../../parts/Choice';
import { Listed } from '../../parts/Listed';
import { PageHead } from '../../parts/PageHead';
import rows from '../../parts/Rows.module.css';
import styles from './Coupons.module.css';
import { couponsQuery, type Filter } from './queries';
import { conditionWords, stateOf, typeWords, ways, wayWords, worthWords } from './words';

// Opened by few who look at the list.
const CouponForm = lazy(() => import('./CouponForm'));

const states = [
  { value: undefined, title: '全部' },
  { value: 'open', title: '发放中' },
  { value: 'waiting', title: '未开始' },
  { value: 'over', title: '已结束' },
] as const;

const count = (n: number) => n.toLocaleString('en');

function Row({ one }: { one: StaffCoupon }) {
  const { text, tone } = stateOf(one);
  return (
    <li>
      <Link to={`/staff/coupons/${one.id}`} className={styles.row}>
        <span className={styles.worth}>
          <b>{worthWords(one)}</b>
          <small>{typeWords(one.type)}</small>
        </span>
        <span className={rows.main}>
          <span className={rows.title}>
            <b>{one.title}</b>
            <Tag tone={tone}>{text}</Tag>
            <Tag>{wayWords(one.get_way)}</Tag>
          </span>
          <p>
            {conditionWords(one)} · {one.scope_text} · {one.valid_text}
          </p>
        </span>
        <dl className={styles.figures}>
          <div>
            <dt>已发</dt>
            <dd>
              {count(one.received)}
              {one.total > 0 ? ` / ${count(one.total)}` : ''}
            </dd>
          </div>
          <div>
            <dt>剩余</dt>
            <dd>{one.left === null ? '不限' : count(one.left)}</dd>
          </div>
          <div>
            <dt>待使用</dt>
            <dd>{count(one.held)}</dd>
          </div>
          <div>
            <dt>已使用</dt>
            <dd>{count(one.used)}</dd>
          </div>
        </dl>
        <ChevronRight size={16} aria-hidden />
      </Link>
    </li>
  );
}

/** Coupons with what became of them; a new one is made here. */
export function CouponsPage() {
  const [search, setSearch] = useSearchParams();
  const state = states.find(({ value }) => value === search.get('state'))?.value;
  const way = ways.find(([key]) => String(key) === search.get('way'))?.[0];
  const filter: Filter = { state, get_way: way };
  const query = useInfiniteQuery(couponsQuery(filter));
  const [making, setMaking] = useState(false);
  const mayManage = useMe().rights.includes('coupons.manage');
  usePage({ ready: !query.isPending });
  const narrowed = state !== undefined || way !== undefined;
  const add = mayManage ? (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setMaking(true)}
    >
      新建优惠券
    </Button>
  ) : null;

  function go(next: { state?: string; way?: number }) {
    const address = new URLSearchParams();
    if (next.state) address.set('state', next.state);
    if (next.way) address.set('way', String(next.way));
    setSearch(address, { replace: true });
  }

  return (
    <DeskFrame>
      <PageHead title="优惠券" lead="新建、发放、停发；每一步都记入操作日志">
        {add}
      </PageHead>
      <div className={styles.tools}>
        <Choice
          label="发放状态"
          value={state}
          options={states}
          onChoose={(value) => go({ state: value, way })}
        />
        <select
          className={styles.ways}
          aria-label="发放方式"
          value={way ?? ''}
          onChange={({ target }) => go({ state, way: Number(target.value) || undefined })}
        >
          <option value="">全部发放方式</option>
          {ways.map(([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <Listed
        query={query}
        things="优惠券"
        empty={(data) => rowsOf(data).length === 0}
        emptyTitle={narrowed ? '没有符合条件的优惠券' : undefined}
        emptyText={narrowed ? undefined : '新建后可以放在领券中心、注册时赠送、生成兑换码或直接发给用户'}
        emptyAct={narrowed ? <Button onClick={() => go({})}>查看全部</Button> : add}
      >
        {(data) => (
          <ul className={rows.list} aria-label="优惠券">
            {rowsOf(data).map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Listed>
      {query.hasNextPage ? (
        <p className={rows.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            加载更多
          </Button>
        </p>
      ) : null}
      {making ? (
        <Suspense fallback={null}>
          <CouponForm onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </DeskFrame>
  );
}

export default CouponsPage;
