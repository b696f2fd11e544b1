import { useNavigate, usePage, useParams, useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { ErrorBlock, Panel } from '@harbor/ui/kit';
import { useMemo } from 'react';
import { GoodsMissing } from '../../goods/GoodsMissing';
import { goodsDetail } from '../../goods/queries';
import { buyPath, readSelection } from '../../goods/selection';
import { isGone } from '../../parts/isGone';
import styles from './alone.module.css';
import { BuyForm } from './BuyForm';
import { BuySkeleton } from './BuySkeleton';
import { NotForSale } from './NotForSale';
import { orderPath } from './orderPath';

export function BuyPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = useQuery(goodsDetail(id));
  const { restoring } = useSession();
  // What is asked of a buyer depends on who they are: a box that came later would push the button away.
  const pending = query.isPending || restoring;
  const goods = query.data;
  const selection = useMemo(() => goods && readSelection(goods, params), [goods, params]);

  usePage({ ready: !pending });

  if (pending) return <BuySkeleton />;
  if (isGone(query.error)) return <GoodsMissing />;
  if (!goods || !selection) {
    return (
      <Panel className={styles.alone}>
        <ErrorBlock title="服务没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  }
  if (goods.status === 2) return <NotForSale goods={goods} />;
  return (
    <BuyForm
      goods={goods}
      selection={selection}
      onSelect={(next) => void navigate(buyPath(goods, next), { replace: true })}
      onBought={(order) => void navigate(orderPath(order), { replace: true, state: { bought: true } })}
    />
  );
}

export default BuyPage;
