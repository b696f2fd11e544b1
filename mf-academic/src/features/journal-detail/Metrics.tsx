import type { JournalDetail } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { type ReactNode, useState } from 'react';
import { Segments } from '../../journals/Segments';
import { ChineseFactors } from './ChineseFactors';
import { CitationBlock } from './CitationBlock';
import { type Edition, editionsOf, shownAtFirst } from './editions';
import { isChineseDetail } from './isChineseDetail';
import styles from './Metrics.module.css';
import { PartitionBlock } from './PartitionBlock';

interface BlockProps {
  title: string;
  /** Of the choice between years. */
  label: string;
  editions: readonly Edition[];
  demo: boolean;
  children: (edition: Edition) => ReactNode;
}

/** The editions of one kind, one at a time: years never share a block. */
function Block({ title, label, editions, demo, children }: BlockProps) {
  const [chosen, setChosen] = useState<number>();
  const edition = editions.find(({ scheme }) => scheme.id === chosen) ?? shownAtFirst(editions);
  if (!edition) return null;
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title}
          {demo ? <Tag tone="gold">演示数据</Tag> : null}
        </h2>
        <Segments
          label={label}
          options={editions.map(({ scheme }) => [scheme.id, scheme.title.replace(/^演示/, '')] as const)}
          current={edition.scheme.id}
          onChoose={setChosen}
        />
      </div>
      {children(edition)}
    </section>
  );
}

/** Ranks, citations and the factors of Chinese journals, by edition with all categories. */
export function Metrics({ journal }: { journal: JournalDetail }) {
  const { metrics, is_demo: demo } = journal;
  const [partition, citation, cn] = [
    editionsOf(metrics, 'partition'),
    editionsOf(metrics, 'citation'),
    editionsOf(metrics, 'cn'),
  ];
  return (
    <Panel className={styles.panel}>
      <Block title="分区" label="分区体系与年份" editions={partition} demo={demo}>
        {(edition) => <PartitionBlock edition={edition} />}
      </Block>
      <Block title="JCR 指标" label="引证指标的年份" editions={citation} demo={demo}>
        {(edition) => <CitationBlock edition={edition} />}
      </Block>
      <Block title="中文期刊影响因子" label="中文影响因子的年份" editions={cn} demo={demo}>
        {(edition) => <ChineseFactors edition={edition} />}
      </Block>
      {metrics.length === 0 ? (
        <section className={styles.block}>
          <h2 className={styles.title}>分区与指标</h2>
          <p className={styles.hint}>暂无：已导入的各版分区与指标中都没有这种期刊。</p>
        </section>
      ) : null}
      <p className={styles.hint}>
        {isChineseDetail(journal) ? '国际分区与 JCR 不适用于这种中文期刊。' : ''}
        不同体系、不同年份不混用；缺失写“暂无”，排序时放在最后。
      </p>
    </Panel>
  );
}
