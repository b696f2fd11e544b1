import { goodsDescription } from '@harbor/contract/descriptions';
import { usePage, useParams, useQuery, Widget } from '@harbor/runtime';
import { ErrorBlock, Panel } from '@harbor/ui/mobile';
import { GoodsMissing } from '../../goods/GoodsMissing';
import { goodsDetail } from '../../goods/queries';
import { isGone } from '../../parts/isGone';
import { Part } from '../../parts/Part.mobile';
import { Purchase } from '../buy';
import { PlanHint } from '../plan';
import { Appraises } from './Appraises.mobile';
import { DetailSkeleton } from './DetailSkeleton.mobile';
import { Faq } from './Faq';
import { Gallery } from './Gallery.mobile';
import styles from './GoodsDetailPage.mobile.module.css';
import { GoodsIntro } from './GoodsIntro.mobile';
import { PriceHead } from './PriceHead.mobile';
import { RelatedGoods } from './RelatedGoods.mobile';
import { ReportNotice } from './ReportNotice.mobile';
import { SectionTabs } from './SectionTabs.mobile';
import { ServiceSteps } from './ServiceSteps.mobile';
import { Unscripted } from './Unscripted.mobile';

export function GoodsDetailPage() {
  const { id = '' } = useParams();
  const query = useQuery(goodsDetail(id));
  const goods = query.data;

  usePage({
    title: goods?.title ?? (query.isError ? '服务不存在' : undefined),
    description: goods && goodsDescription(goods),
    navTitle: '服务详情',
    ready: !query.isPending,
  });

  if (query.isPending) return <DetailSkeleton />;
  if (isGone(query.error)) {
    return (
      <div className={styles.below}>
        <GoodsMissing />
      </div>
    );
  }
  if (!goods) {
    return (
      <div className={styles.below}>
        <Panel>
          <ErrorBlock title="服务没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      </div>
    );
  }
  return (
    <article className={styles.page}>
      <Gallery goods={goods} />
      <PriceHead goods={goods} />
      <Purchase key={goods.id} goods={goods} />
      {goods.support_variant === 'report' && <ReportNotice />}
      <SectionTabs appraises={goods.appraise_summary.total} />
      <Unscripted goods={goods} />
      <GoodsIntro goods={goods} />
      <ServiceSteps steps={goods.steps} notIncluded={goods.not_included} />
      <PlanHint days={goods.deliver_days} />
      <Appraises goodsId={goods.id} summary={goods.appraise_summary} />
      <Part id="faq" title="常见问题">
        <Faq faq={goods.faq} />
      </Part>
      <RelatedGoods goods={goods.related} />
      <Widget remote="mf-academic" name="goods-news" props={{ goodsId: goods.id }} />
    </article>
  );
}

export default GoodsDetailPage;
