import { goodsDescription } from '@harbor/contract/descriptions';
import { usePage, useParams, useQuery, Widget } from '@harbor/runtime';
import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { listPath } from '../../goods/filters';
import { GoodsMissing } from '../../goods/GoodsMissing';
import { goodsDetail } from '../../goods/queries';
import { isGone } from '../../parts/isGone';
import { PlanHint } from '../plan';
import { BuyBox } from './BuyBox';
import { DetailTabs } from './DetailTabs';
import { Gallery } from './Gallery';
import { GoodsActions } from './GoodsActions';
import styles from './GoodsDetailPage.module.css';
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton';
import { RefundRules } from './RefundRules';
import { RelatedGoods } from './RelatedGoods';
import { ReportNotice } from './ReportNotice';
import { TrustStrip } from './TrustStrip';

export function GoodsDetailPage() {
  const { goodsId = '' } = useParams();
  const query = useQuery(goodsDetail(goodsId));
  const goods = query.data;

  usePage({
    title: goods?.title ?? (query.isError ? '服务不存在' : undefined),
    description: goods && goodsDescription(goods),
    ready: !query.isPending,
    crumbs: goods && [
      { title: goods.category_title, path: listPath({ category: goods.category_id }) },
      { title: goods.title },
    ],
  });

  if (query.isPending) return <GoodsDetailSkeleton />;
  if (isGone(query.error)) return <GoodsMissing />;
  if (!goods) {
    return (
      <Panel className={styles.page}>
        <ErrorBlock title="服务没有加载出来" error={query.error} onRetry={() => query.refetch()} />
      </Panel>
    );
  }
  return (
    <article className={styles.page}>
      <Panel padding="none" className={styles.top}>
        <div className={styles.left}>
          <Gallery title={goods.title} pictures={goods.gallery.length > 0 ? goods.gallery : [goods.cover]} />
          <GoodsActions goods={goods} />
          <TrustStrip />
        </div>
        <BuyBox key={goods.id} goods={goods} />
      </Panel>
      <div className={styles.columns}>
        <DetailTabs goods={goods} />
        <aside className={styles.aside}>
          {goods.support_variant === 'report' && <ReportNotice />}
          <PlanHint days={goods.deliver_days} />
          <RefundRules rules={goods.refund_rules} />
          <RelatedGoods goods={goods.related} />
          <Widget remote="mf-academic" name="goods-news" props={{ goodsId: goods.id }} />
        </aside>
      </div>
    </article>
  );
}

export default GoodsDetailPage;
