import type { GoodsDetail } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import tabStyles from '../../parts/Tabs.module.css';
import { Appraises } from './Appraises';
import { DetailIntro } from './DetailIntro';
import styles from './DetailTabs.module.css';
import { Faq } from './Faq';
import { Included } from './Included';
import { ServiceSteps } from './ServiceSteps';
import { useSections } from './useSections';

interface DetailTabsProps {
  goods: GoodsDetail;
}

/** The long description: tabs that stay on top and jump to their part. */
export function DetailTabs({ goods }: DetailTabsProps) {
  const tabs = [
    { id: 'intro', label: '服务说明' },
    { id: 'steps', label: '流程' },
    { id: 'faq', label: '常见问题', count: goods.faq.length },
    { id: 'appraise', label: '评价', count: goods.appraise_summary.total },
  ];
  const { current, jump } = useSections(tabs.map((tab) => tab.id));
  return (
    <Panel padding="none" className={styles.panel}>
      <nav className={`${tabStyles.tabs} ${styles.tabs}`} aria-label="服务详情">
        {tabs.map(({ id, label, count }) => (
          <a
            key={id}
            href={`#${id}`}
            className={current === id ? tabStyles.on : undefined}
            aria-current={current === id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              jump(id);
            }}
          >
            {label}
            {count ? <small>{count}</small> : null}
          </a>
        ))}
      </nav>
      <div className={styles.parts}>
        <section id="intro" aria-label="服务说明">
          <DetailIntro goods={goods} />
        </section>
        <section id="steps" aria-label="流程">
          <ServiceSteps steps={goods.steps} />
          <Included included={goods.included} notIncluded={goods.not_included} />
        </section>
        <section id="faq" aria-label="常见问题">
          <h2 className={styles.faq}>常见问题</h2>
          <Faq faq={goods.faq} />
        </section>
        <section id="appraise" aria-label="评价">
          <Appraises goodsId={goods.id} summary={goods.appraise_summary} />
        </section>
      </div>
    </Panel>
  );
}
