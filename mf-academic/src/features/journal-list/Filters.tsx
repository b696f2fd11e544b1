import type { DataOf, JournalFacetCounts, JournalScheme } from '@harbor/contract';
import type { JournalFacet } from '@harbor/contract/journal-facets';
import { Link, navigate } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { EditionSelect } from '../../journals/EditionSelect';
import { cleared, type JournalPlace, moved, placePath, subjectToggled, toggled } from '../../journals/place';
import { chipsOf, schemeName, subjectsOf } from '../../journals/words';
import { FactorRow } from './FactorRow';
import { FilterRow } from './FilterRow';
import styles from './Filters.module.css';

type Schemes = DataOf<'GET /magazine/list'>['schemes'];

interface FiltersProps {
  place: JournalPlace;
  facets: readonly JournalFacetCounts[] | undefined;
  /** All editions. */
  editions: readonly JournalScheme[];
  /** Those that the list is read by. */
  schemes: Schemes | undefined;
}

/** Filters that stand below the fold until somebody asks for them. */
const further: readonly JournalFacet[] = [
  ...(['oa', 'apc', 'accept', 'annual', 'self_cite', 'cn_ratio'] as const),
  ...(['language', 'frequency', 'warning'] as const),
];

const titles: Partial<Record<JournalFacet, string>> = { apc: '版面费', oa: '开放获取' };

/** Every filter with what each choice would leave; what is chosen stands at the foot, to be taken back. */
export function Filters({ place, facets, editions, schemes }: FiltersProps) {
  const chosenFurther = further.some((key) => place.chosen[key]) || place.cn_scheme !== undefined;
  const [asked, setAsked] = useState<boolean>();
  if (!facets)
    return (
      <Waiting>
        <Bone height={330} radius={12} />
      </Waiting>
    );
  const open = asked ?? chosenFurther;
  const valuesOf = (key: JournalFacet) => facets.find((facet) => facet.key === key)?.values ?? [];
  const titleOf = (key: JournalFacet) =>
    titles[key] ?? facets.find((facet) => facet.key === key)?.title ?? '';
  const to = (key: JournalFacet) => (value: string) => placePath(toggled(place, key, value));
  const ofKind = (kind: JournalScheme['kind']) => editions.filter((edition) => edition.kind === kind);
  const subjects = subjectsOf(valuesOf('subject'), place.chosen.subject);
  const toSubject = (value: string) => placePath(subjectToggled(place, value));
  const chips = chipsOf(place, facets);
  const choose = (part: Partial<JournalPlace>) => navigate(placePath(moved(place, part)));
  return (
    <Panel padding="none" className={styles.filters} role="group" aria-label="筛选条件">
      <FilterRow title={titleOf('indexed')} values={valuesOf('indexed')} to={to('indexed')} />
      <FilterRow title="学科门类" values={subjects.majors} to={toSubject} shown={10} />
      {subjects.minors.length > 0 ? (
        <FilterRow
          title="研究方向"
          values={subjects.minors.map((one) => ({ ...one, label: one.label.replace(/^.*\//, '') }))}
          to={toSubject}
          shown={12}
        />
      ) : null}
      <FilterRow
        title={schemes?.partition ? `分区 ${schemes.partition.year}` : titleOf('tier')}
        values={valuesOf('tier')}
        to={to('tier')}
        more={valuesOf('top').map((one) => ({ ...one, label: 'Top' }))}
        toMore={to('top')}
        end={
          <EditionSelect
            label="分区体系与年份"
            editions={ofKind('partition')}
            current={schemes?.partition}
            onChoose={(partition) => choose({ partition })}
          />
        }
      />
      <FilterRow
        title={schemes?.citation ? `JCR ${schemes.citation.year}` : titleOf('quartile')}
        values={valuesOf('quartile')}
        to={to('quartile')}
        end={
          <EditionSelect
            label="引证指标的年份"
            editions={ofKind('citation')}
            current={schemes?.citation}
            onChoose={(citation) => choose({ citation })}
          />
        }
      />
      <FactorRow key={`${place.min_if}-${place.max_if}`} place={place} />
      <FilterRow title={titleOf('review')} values={valuesOf('review')} to={to('review')} />
      {open ? (
        <>
          {further.map((key) => (
            <FilterRow key={key} title={titleOf(key)} values={valuesOf(key)} to={to(key)} shown={10} />
          ))}
          {schemes?.cn ? (
            <div className={styles.row}>
              <span className={styles.name}>中文刊指标</span>
              <span className={styles.hint}>复合、综合影响因子按 {schemeName(schemes.cn)} 显示与排序</span>
              <EditionSelect
                label="中文期刊影响因子的年份"
                editions={ofKind('cn')}
                current={schemes.cn}
                onChoose={(cn_scheme) => choose({ cn_scheme })}
              />
            </div>
          ) : null}
        </>
      ) : null}
      <div className={styles.foot}>
        <span className={styles.name}>已选</span>
        <div className={styles.chips}>
          {chips.length === 0 ? <span className={styles.hint}>还没有筛选，可多选</span> : null}
          {chips.map(({ key, label, without }) => (
            <Link
              key={key}
              rel="nofollow"
              className={styles.chip}
              to={placePath(without)}
              aria-label={`移除筛选：${label}`}
            >
              {label}
              <X size={12} aria-hidden />
            </Link>
          ))}
          {chips.length > 0 ? (
            <Link rel="nofollow" className={styles.clear} to={placePath(cleared(place))}>
              清除
            </Link>
          ) : null}
        </div>
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setAsked(!open)}>
          {open ? '收起' : '展开 OA、录用率、自引率、刊期等 9 项'}
          {open ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        </button>
      </div>
    </Panel>
  );
}
