import type { JournalFacetCounts, JournalScheme } from '@harbor/contract';
import { type JournalFacet, noWarning } from '@harbor/contract/journal-facets';
import { navigate, useQuery } from '@harbor/runtime';
import { Button, Sheet } from '@harbor/ui/mobile';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EditionSelect } from '../../journals/EditionSelect';
import {
  cleared,
  type JournalPlace,
  moved,
  placePath,
  subjectToggled,
  toggled,
  withValues,
} from '../../journals/place';
import { journalList } from '../../journals/queries';
import { chipsOf, counted, subjectsOf } from '../../journals/words';
import styles from './FilterSheet.mobile.module.css';
import { factorFault } from './factorFault';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  place: JournalPlace;
  editions: readonly JournalScheme[];
}

const sections = [
  { key: 'subject', title: '学科', of: ['subject'] },
  { key: 'tier', title: '分区', of: ['tier', 'top', 'quartile'] },
  { key: 'indexed', title: '收录', of: ['indexed'] },
  { key: 'factor', title: '影响因子', of: [] },
  { key: 'review', title: '审稿周期', of: ['review'] },
  { key: 'accept', title: '录用率', of: ['accept'] },
  { key: 'fees', title: 'OA 与费用', of: ['oa', 'apc'] },
  { key: 'figures', title: '发文与引用', of: ['annual', 'self_cite', 'cn_ratio'] },
  { key: 'warning', title: '预警状态', of: ['warning'] },
  { key: 'language', title: '语种刊期', of: ['language', 'frequency'] },
] as const satisfies readonly { key: string; title: string; of: readonly JournalFacet[] }[];

type SectionKey = (typeof sections)[number]['key'];

/** All filters in a sheet: tried out in it, with live counts, and taken by its button. */
export function FilterSheet({ open, onClose, ...rest }: FilterSheetProps) {
  // What was tried out and not taken is gone with the sheet.
  return open ? <OpenSheet key={placePath(rest.place)} onClose={onClose} {...rest} /> : null;
}

function OpenSheet({ onClose, place, editions }: Omit<FilterSheetProps, 'open'>) {
  const [tried, setTried] = useState(() => moved(place, {}));
  const [at, setAt] = useState<SectionKey>('subject');
  // Only the number and the counts are read of it: one page of the fewest.
  const found = useQuery(journalList({ ...tried, per_page: 10, sort: undefined }));
  const facets = found.data?.facets ?? [];
  const schemes = found.data?.schemes;
  const fault = factorFault(tried.min_if, tried.max_if);
  const chips = chipsOf(tried, facets).filter(({ key }) => key !== 'keyword');
  const used = (of: readonly JournalFacet[], key: SectionKey) =>
    of.some((one) => tried.chosen[one]) || (key === 'factor' && (tried.min_if ?? tried.max_if) !== undefined);
  const ofKind = (kind: JournalScheme['kind']) => editions.filter((edition) => edition.kind === kind);
  const group = (key: JournalFacet, title?: string) => (
    <Group
      title={title ?? facets.find((facet) => facet.key === key)?.title ?? ''}
      values={facets.find((facet) => facet.key === key)?.values ?? []}
      onToggle={(value) => setTried(toggled(tried, key, value))}
    />
  );
  const subjects = subjectsOf(
    facets.find(({ key }) => key === 'subject')?.values ?? [],
    tried.chosen.subject,
  );
  const toggleSubject = (value: string) => setTried(subjectToggled(tried, value));
  const bodies: Record<SectionKey, () => ReactNode> = {
    subject: () => (
      <>
        {subjects.minors.length > 0 ? (
          <Group
            title="研究方向"
            values={subjects.minors.map((one) => ({ ...one, label: one.label.replace(/^.*\//, '') }))}
            onToggle={toggleSubject}
          />
        ) : null}
        <Group title="学科门类" values={subjects.majors} onToggle={toggleSubject} />
      </>
    ),
    tier: () => (
      <>
        <h3 className={styles.title}>分区体系</h3>
        <EditionSelect
          label="分区体系与年份"
          editions={ofKind('partition')}
          current={schemes?.partition}
          onChoose={(partition) => setTried(moved(tried, { partition }))}
        />
        <p className={styles.hint}>
          不同体系和年份不混用
          {schemes?.partition?.effective_on ? `，生效于 ${schemes.partition.effective_on}` : ''}
        </p>
        {group('tier', '大类分区')}
        <label className={styles.switch}>
          仅看 Top 期刊
          <input
            type="checkbox"
            checked={tried.chosen.top !== undefined}
            onChange={({ target }) => setTried(withValues(tried, 'top', target.checked ? ['yes'] : []))}
          />
        </label>
        <h3 className={styles.title}>引证指标的年份</h3>
        <EditionSelect
          label="引证指标的年份"
          editions={ofKind('citation')}
          current={schemes?.citation}
          onChoose={(citation) => setTried(moved(tried, { citation }))}
        />
        {group('quartile')}
      </>
    ),
    indexed: () => group('indexed'),
    factor: () => (
      <>
        <h3 className={styles.title}>影响因子{schemes?.citation ? `（${schemes.citation.year}）` : ''}</h3>
        <div className={styles.ends}>
          {(['min_if', 'max_if'] as const).map((end) => (
            <input
              key={end}
              inputMode="decimal"
              aria-label={end === 'min_if' ? '影响因子最低' : '影响因子最高'}
              aria-invalid={fault !== ''}
              placeholder={end === 'min_if' ? '最低' : '最高'}
              value={tried[end] ?? ''}
              onChange={({ target }) =>
                setTried(
                  moved(tried, { [end]: target.value.trim() === '' ? undefined : target.value.trim() }),
                )
              }
            />
          ))}
        </div>
        <p className={fault ? styles.fault : styles.hint} role={fault ? 'alert' : undefined}>
          {fault || '两端都算在内；没有影响因子的期刊不会列出。'}
        </p>
      </>
    ),
    review: () => group('review'),
    accept: () => group('accept'),
    fees: () => (
      <>
        {group('oa')}
        {group('apc')}
      </>
    ),
    figures: () => (
      <>
        {group('annual')}
        {group('self_cite')}
        {group('cn_ratio')}
      </>
    ),
    warning: () => (
      <>
        <label className={styles.switch}>
          隐藏有预警记录的期刊
          <input
            type="checkbox"
            checked={tried.chosen.warning?.join() === noWarning}
            onChange={({ target }) =>
              setTried(withValues(tried, 'warning', target.checked ? [noWarning] : []))
            }
          />
        </label>
        {group('warning')}
        <p className={styles.hint}>只陈述名单内容，是否投稿请结合单位规定判断。</p>
      </>
    ),
    language: () => (
      <>
        {group('language')}
        {group('frequency')}
      </>
    ),
  };
  const take = () => {
    onClose();
    navigate(placePath(tried));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="筛选"
      footer={
        <>
          <Button kind="outline" onClick={() => setTried({ ...cleared(tried), keyword: tried.keyword })}>
            重置
          </Button>
          <Button kind="primary" className={styles.take} disabled={fault !== ''} onClick={take}>
            {found.data ? `查看 ${counted(found.data.total)} 种` : '查看'}
          </Button>
        </>
      }
    >
      {chips.length > 0 ? (
        <div className={styles.chips}>
          {chips.map(({ key, label, without }) => (
            <button
              key={key}
              type="button"
              className={styles.chip}
              aria-label={`移除：${label}`}
              onClick={() => setTried(without)}
            >
              {label}
              <X size={14} aria-hidden />
            </button>
          ))}
        </div>
      ) : null}
      <div className={styles.columns}>
        <nav className={styles.rail} aria-label="筛选项">
          {sections.map(({ key, title, of }) => (
            <button
              key={key}
              type="button"
              className={key === at ? styles.here : styles.tab}
              aria-current={key === at ? 'true' : undefined}
              onClick={() => setAt(key)}
            >
              {title}
              {used(of, key) ? <i className={styles.dot} title="已使用" /> : null}
            </button>
          ))}
        </nav>
        <div className={styles.body}>{bodies[at]()}</div>
      </div>
    </Sheet>
  );
}

interface GroupProps {
  title: string;
  values: JournalFacetCounts['values'];
  onToggle: (value: string) => void;
}

function Group({ title, values, onToggle }: GroupProps) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      {values.length === 0 ? <p className={styles.hint}>这些条件下没有可选的项</p> : null}
      <div className={styles.values}>
        {values.map(({ value, label, count, chosen }) => (
          <button
            key={value}
            type="button"
            className={chosen ? styles.on : styles.value}
            aria-pressed={chosen}
            onClick={() => onToggle(value)}
          >
            {label} <small>{counted(count)}</small>
          </button>
        ))}
      </div>
    </>
  );
}
