import { Link, useQuery } from '@harbor/runtime';
import { Empty, Panel } from '@harbor/ui/kit';
import { ChevronRight } from 'lucide-react';
import { StateGate } from '../../parts/StateGate';
import { platformPaths } from '../../platform/paths';
import { placesLeft } from '../../platform/queries';
import styles from './Board.module.css';
import { openTakes } from './queries';
import { TakeTile } from './TakeTile';

const columns = [
  ['trial', '试做中'],
  ['waiting', '待选定'],
  ['formal', '正式服务'],
  ['delivered', '已交付'],
] as const;

interface BoardProps {
  /** Below the hall: with its own heading and the way to the list. */
  short?: boolean;
}

/** Takes that run, by how far they are. */
export function Board({ short = false }: BoardProps) {
  const takes = useQuery(openTakes());
  const limit = useQuery(placesLeft()).data?.limit;
  return (
    <section aria-label="我的接单看板">
      {short ? (
        <header className={styles.head}>
          <h2>我的接单</h2>
          {limit === undefined ? null : <p>同时进行的试做最多 {limit} 单</p>}
          <Link to={`${platformPaths.takes}?view=list`}>
            按列表查看
            <ChevronRight size={14} aria-hidden />
          </Link>
        </header>
      ) : null}
      <StateGate query={takes} failed="我的接单没有加载出来">
        {({ data }) =>
          data.length === 0 ? (
            <Panel>
              <Empty title="还没有进行中的接单" description="在大厅接下需求后，会按进度排在这里。" />
            </Panel>
          ) : (
            <div className={styles.board}>
              {columns.map(([key, label]) => {
                const own = data.filter(({ column }) => column === key);
                return (
                  <section key={key} className={styles.column} aria-label={`${label} ${own.length}`}>
                    <header>
                      <h3>{label}</h3>
                      <span>{own.length}</span>
                    </header>
                    <ul>
                      {own.map((take) => (
                        <TakeTile key={take.take_id} take={take} />
                      ))}
                    </ul>
                  </section>
                );
              })}
            </div>
          )
        }
      </StateGate>
    </section>
  );
}
