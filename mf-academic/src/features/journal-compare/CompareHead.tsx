import { mostCompared } from '@harbor/contract/journal-facets';
import { copyText } from '@harbor/ui/copy';
import { HiddenTitle } from '@harbor/ui/heading';
import { onPhone } from '@harbor/ui/kit';
import { Info, Link2 } from 'lucide-react';
import { EditionSelect } from '../../journals/EditionSelect';
import styles from './CompareHead.module.css';
import type { useCompare } from './useCompare';

interface CompareHeadProps {
  compare: ReturnType<typeof useCompare>;
  /** Only what differs is shown. */
  only: boolean;
  onOnly: (only: boolean) => void;
}

const editions = [
  ['partition', '分区版本'],
  ['citation', '引证指标版本'],
  ['cn', '中文影响因子版本'],
] as const;

/** The name of the page, how much differs, and by which editions. */
export function CompareHead({ compare, only, onOnly }: CompareHeadProps) {
  const { journals, count, differing } = compare;
  const demo = journals.some(({ is_demo }) => is_demo);
  return (
    <header className={styles.band}>
      <div className={styles.head}>
        <div className={styles.line}>
          <div>
            {onPhone ? (
              <HiddenTitle>期刊对比</HiddenTitle>
            ) : (
              <h1 className={styles.title}>
                期刊对比{' '}
                {journals.length > 0 ? (
                  <small>
                    {journals.length} / {mostCompared}
                  </small>
                ) : null}
              </h1>
            )}
            <p className={styles.lead}>
              {onPhone ? '同一体系、同一年份，只陈述差异' : '同一体系、同一年份并排；只陈述差异，不作排名'}
            </p>
          </div>
          {demo ? (
            <p className={styles.demo}>
              <Info size={14} aria-hidden />
              {onPhone ? '演示数据' : '含演示数据，不代表真实期刊'}
            </p>
          ) : null}
        </div>
        {journals.length > 0 ? (
          <div className={styles.tools}>
            <label className={styles.switch}>
              <input type="checkbox" checked={only} onChange={({ target }) => onOnly(target.checked)} />
              只看差异
            </label>
            <p className={styles.count}>
              {count} 行中 {differing} 行不同
              <span className={styles.mark}>≠</span>有差异的行
            </p>
            <div className={styles.editions}>
              {editions.map(([kind, label]) => {
                const { all, current, choose } = compare.editionsOf(kind);
                return (
                  <EditionSelect
                    key={kind}
                    label={label}
                    editions={all}
                    current={current}
                    onChoose={choose}
                  />
                );
              })}
            </div>
            <button
              type="button"
              className={styles.copy}
              onClick={() => void copyText(window.location.href, '对比链接已复制')}
            >
              <Link2 size={15} aria-hidden />
              复制链接
            </button>
          </div>
        ) : null}
      </div>
    </header>
  );
}
