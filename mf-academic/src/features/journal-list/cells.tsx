import type { JournalCard } from '@harbor/contract';
import type { ReactNode } from 'react';
import type { ColumnKey } from '../../journals/columns';
import { Rank } from '../../journals/Rank';
import { Sparkline } from '../../journals/Sparkline';
import {
  counted,
  factor,
  fee,
  isChinese,
  notApplicable,
  percent,
  quartile,
  tier,
  unknown,
  weeks,
} from '../../journals/words';
import styles from './Table.module.css';

const or = (words: string | undefined) => words ?? <span className={styles.none}>{unknown}</span>;

/** What is said where a report has nothing on a journal. */
const without = (journal: JournalCard) => (isChinese(journal) ? notApplicable : unknown);

function FactorCell({ journal }: { journal: JournalCard }) {
  const { citation, cn_factor } = journal;
  const own = factor(citation?.if);
  if (own) return <b className={styles.factor}>{own}</b>;
  const chinese = factor(cn_factor?.cif);
  if (!chinese) return or(undefined);
  return (
    <>
      <b className={styles.factor}>{chinese}</b>
      <p className={styles.small}>复合影响因子</p>
    </>
  );
}

/** What stands in each column for a journal; what nobody knows is said in words, never a zero. */
export const cells: Record<ColumnKey, (journal: JournalCard) => ReactNode> = {
  tier: (journal) => {
    const { partition } = journal;
    return (
      <>
        <Rank level={partition?.tier} words={tier(partition?.tier)} otherwise={without(journal)} />
        {partition?.tier ? (
          <p className={styles.small}>
            {partition.subject}
            {partition.top ? ' · Top' : ''}
          </p>
        ) : null}
      </>
    );
  },
  quartile: (journal) => (
    <Rank
      level={journal.citation?.quartile}
      words={quartile(journal.citation?.quartile)}
      otherwise={without(journal)}
    />
  ),
  factor: (journal) => <FactorCell journal={journal} />,
  trend: ({ trend, citation }) => (
    <Sparkline title={citation ? '影响因子' : '复合影响因子'} points={trend} otherwise={unknown} />
  ),
  review: ({ review_weeks }) => or(weeks(review_weeks)),
  accept: ({ accept_rate }) => or(percent(accept_rate)),
  apc: ({ apc_fen_est }) => or(fee(apc_fen_est)),
  annual: ({ annual_count }) => or(annual_count === null ? undefined : `${counted(annual_count)} 篇`),
  self_cite: ({ self_cite }) => or(percent(self_cite)),
  cn_ratio: ({ cn_author_ratio }) => or(percent(cn_author_ratio)),
  frequency: ({ frequency }) => or(frequency ?? undefined),
};
