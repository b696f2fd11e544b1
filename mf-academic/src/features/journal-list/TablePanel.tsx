import type { DataOf } from '@harbor/contract';
import { journalPageSizes } from '@harbor/contract/journal-address';
import { noWarning } from '@harbor/contract/journal-facets';
import { Link, navigate } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { Pager } from '@harbor/ui/kit';
import type { ColumnKey } from '../../journals/columns';
import { type JournalPlace, moved, placePath, usualSize, withValues } from '../../journals/place';
import { counted } from '../../journals/words';
import { ColumnChooser } from './ColumnChooser';
import { ExportButton } from './ExportButton';
import { NothingFound } from './NothingFound';
import { Sorts } from './Sorts';
import { Table } from './Table';
import styles from './TablePanel.module.css';

interface TablePanelProps {
  place: JournalPlace;
  list: {
    data: DataOf<'GET /magazine/list'> | undefined;
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: { shown: readonly ColumnKey[]; choose: (cols: ColumnKey[]) => void };
}

/** What the filters leave: how many, in which order, as a table with its pages. */
export function TablePanel({ place, list, columns }: TablePanelProps) {
  const { data, isPlaceholderData } = list;
  const hidden = place.chosen.warning?.join() === noWarning;
  return (
    <>
      <section
        aria-label="期刊列表"
        aria-busy={list.isPending || isPlaceholderData}
        className={styles.section}
      >
        <Panel padding="none" className={styles.panel}>
          <div className={styles.head}>
            <p aria-live="polite">
              共 <b>{data ? counted(data.total) : '…'}</b> 种期刊
            </p>
            <label className={styles.hide}>
              <input
                type="checkbox"
                checked={hidden}
                onChange={({ target }) =>
                  navigate(placePath(withValues(place, 'warning', target.checked ? [noWarning] : [])))
                }
              />
              隐藏有预警记录
            </label>
            <div className={styles.tools}>
              <Sorts place={place} />
              <ColumnChooser {...columns} />
              <ExportButton place={place} disabled={!data || data.total === 0} />
            </div>
          </div>
          {list.isPending ? <TableSkeleton /> : null}
          {list.error && !data ? (
            <ErrorBlock title="期刊没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
          ) : null}
          {data && data.total === 0 ? <NothingFound place={place} facets={data.facets} /> : null}
          {data && data.total > 0 && data.data.length === 0 ? (
            <p className={styles.past}>
              列表没有这么多页。<Link to={placePath(moved(place, {}))}>回到第一页</Link>
            </p>
          ) : null}
          {data && data.data.length > 0 ? (
            <div className={isPlaceholderData ? styles.stale : undefined}>
              <Table journals={data.data} schemes={data.schemes} columns={columns.shown} />
              <p className={styles.source}>{sourceOf(data)}</p>
            </div>
          ) : null}
        </Panel>
      </section>
      {data && data.data.length > 0 ? (
        <div className={styles.foot}>
          <p>
            第 {data.current_page} / {data.last_page} 页
          </p>
          <Pager
            page={data.current_page}
            lastPage={data.last_page}
            to={(page) => placePath({ ...place, page })}
          />
          <nav className={styles.sizes} aria-label="每页条数">
            每页
            {journalPageSizes.map((size) => {
              const on = size === (place.per_page ?? usualSize);
              return (
                <Link
                  key={size}
                  rel="nofollow"
                  to={placePath(moved(place, { per_page: size }))}
                  className={on ? styles.on : undefined}
                  aria-current={on ? 'true' : undefined}
                >
                  {size}
                </Link>
              );
            })}
            条
          </nav>
        </div>
      ) : null}
    </>
  );
}

/** Of what the numbers of the table are, edition by edition. */
function sourceOf({ schemes, data }: DataOf<'GET /magazine/list'>): string {
  const { partition, citation, cn } = schemes;
  const editions = [partition, citation, cn].flatMap((scheme) => scheme?.title ?? []);
  const demo = data.some(({ is_demo }) => is_demo) ? '含演示数据' : '';
  return [`指标依据：${editions.join('、')}`, demo, '不同体系与年份不混用；未知写“暂无”，排序时在最后']
    .filter(Boolean)
    .join(' · ');
}

function TableSkeleton() {
  return (
    <Waiting>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <div key={n} className={styles.bones}>
          <Bone width={44} height={60} radius={4} />
          <div className={styles.lines}>
            <Bone width="36%" height={18} />
            <Bone width="26%" />
            <Bone width="18%" height={20} />
          </div>
          <Bone width={420} height={26} />
        </div>
      ))}
    </Waiting>
  );
}
