import type { DataOf, JournalCard } from '@harbor/contract';
import { notRecognised } from '@harbor/contract/journal-lists';
import { Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import { Tag } from '@harbor/ui/tag';
import { Check, Plus, TriangleAlert } from 'lucide-react';
import { HeartButton } from '../../journals/HeartButton';
import { laidOf } from '../../journals/laid';
import { journalPath } from '../../journals/place';
import { Strip } from '../../journals/Strip.mobile';
import { useTray } from '../../journals/tray';
import {
  counted,
  factor,
  fee,
  identity,
  isChinese,
  percent,
  quartile,
  tier,
  weeks,
} from '../../journals/words';
import styles from './JournalItem.mobile.module.css';

interface JournalItemProps {
  journal: DataOf<'GET /magazine/list'>['data'][number];
  schemes: DataOf<'GET /magazine/list'>['schemes'] | undefined;
  /** A recognised list is laid over the journals. */
  graded: boolean;
}

/** A journal in the phone's list: what it is, four numbers, a way into the tray. */
export function JournalItem({ journal, schemes, graded }: JournalItemProps) {
  const tray = useTray();
  const on = tray.has(journal.id);
  const { partition, citation, cn_factor, warnings, is_oa } = journal;
  const [warning] = warnings;
  const chinese = isChinese(journal);
  const rank = tier(partition?.tier);
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to={journalPath(journal.id)}>{journal.name}</Link>
          </h2>
          <p className={styles.identity}>{identity(journal)}</p>
        </div>
        <HeartButton journal={journal} />
      </div>
      <p className={styles.tags}>
        {graded ? (
          <Tag
            tone={journal.grade === null ? 'plain' : 'accent'}
          >{`我校：${journal.grade ?? notRecognised}`}</Tag>
        ) : null}
        {rank ? <Tag tone="primary">{`${partition?.subject ?? ''} ${rank}`.trim()}</Tag> : null}
        {partition?.top ? <Tag tone="primary">Top</Tag> : null}
        {journal.indexed.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
        {citation?.quartile ? <Tag>{quartile(citation.quartile)}</Tag> : null}
        {is_oa ? <Tag>OA</Tag> : null}
        {warning ? (
          <span className={styles.warned}>
            <TriangleAlert size={12} aria-hidden />
            {warning.word}
          </span>
        ) : null}
      </p>
      <Strip
        values={[
          chinese || (citation?.if == null && cn_factor?.cif != null)
            ? [factor(cn_factor?.cif), '复合影响因子']
            : [factor(citation?.if), '影响因子'],
          [weeks(journal.review_weeks), '审稿周期'],
          [percent(journal.accept_rate), '录用率'],
          [journal.annual_count === null ? undefined : counted(journal.annual_count), '年发文'],
        ]}
      />
      <div className={styles.foot}>
        <span className={styles.note}>{noteOf(journal, schemes, chinese)}</span>
        <button
          type="button"
          className={on ? styles.in : styles.add}
          aria-pressed={on}
          aria-label={`${on ? '移出对比' : '加入对比'}：${journal.name}`}
          onClick={() => tray.toggle(laidOf(journal))}
        >
          {on ? <Check size={15} aria-hidden /> : <Plus size={15} aria-hidden />}
          {on ? '已加入' : '对比'}
        </button>
      </div>
    </Panel>
  );
}

/** What is said in the last line: of which list a warning is, else what authors pay, else of which year the numbers are. */
function noteOf(journal: JournalCard, schemes: JournalItemProps['schemes'], chinese: boolean): string {
  const [warning] = journal.warnings;
  const demo = journal.is_demo ? '演示数据' : '';
  const cost = journal.is_oa ? fee(journal.apc_fen_est) : undefined;
  const year = chinese ? schemes?.cn?.year : schemes?.citation?.year;
  const of = year ? `${year} 年指标${chinese ? ' · 无 JCR 数据' : ''}` : '';
  const first = warning
    ? `依据 ${warning.source}`
    : cost
      ? `版面费${cost === '不收费' ? '：' : ''}${cost}`
      : of;
  return [first, demo].filter(Boolean).join(' · ');
}
