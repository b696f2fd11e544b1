import { Info } from 'lucide-react';
import { JournalSearch } from '../../journals/JournalSearch';
import styles from './JournalsHead.module.css';
import { Ways } from './Ways';

interface JournalsHeadProps {
  keyword: string | undefined;
  /** Some of the journals are made up. */
  hasDemo: boolean;
  onSearch: (keyword: string | undefined) => void;
}

/** The name of the page, its search and the ways to the other tools. */
export function JournalsHead({ keyword, hasDemo, onSearch }: JournalsHeadProps) {
  return (
    <header className={styles.band}>
      <div className={styles.head}>
        <div className={styles.line}>
          <div>
            <h1 className={styles.title}>期刊查询</h1>
            <p className={styles.lead}>按分区、影响因子、审稿周期与收录筛选，数据逐条标明年份与来源</p>
          </div>
          {hasDemo ? (
            <p className={styles.demo}>
              <Info size={14} aria-hidden />
              标“演示数据”的期刊与指标均为虚构，不代表真实期刊
            </p>
          ) : null}
        </div>
        <div className={styles.ways}>
          <JournalSearch key={keyword} keyword={keyword} onSearch={onSearch} />
          <Ways className={styles.tools} />
        </div>
      </div>
    </header>
  );
}
