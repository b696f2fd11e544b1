import type { Paged } from '@harbor/contract';
import { useSearchParams } from '@harbor/runtime';
import { Button, Pager, type Tab, Tabs } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { Listed } from '../../parts/Listed';
import { FindBar, type FindBarProps } from './FindBar';
import styles from './ListCard.module.css';

export interface ListCardProps<T extends Omit<Paged<unknown>, 'data'> & { data: readonly unknown[] }> {
  /** What it holds: 课程. */
  things: string;
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Its states, each with its count. */
  states?: { current: string; tabs: readonly Tab[] };
  find?: Omit<FindBarProps, 'things'>;
  narrowed: boolean;
  /** Said where there is nothing at all. */
  emptyText: string;
  emptyAct?: ReactNode;
  toPage: (page: number) => string;
  children: (page: T) => ReactNode;
}

/** A list of the desk with its states, its filters and its pages, in whatever state it is itself. */
export function ListCard<T extends Omit<Paged<unknown>, 'data'> & { data: readonly unknown[] }>({
  things,
  query,
  states,
  find,
  narrowed,
  emptyText,
  emptyAct,
  toPage,
  children,
}: ListCardProps<T>) {
  const [, setSearch] = useSearchParams();
  return (
    <section className={styles.box} aria-label={`${things}列表`}>
      {states ? (
        <div className={styles.states}>
          <Tabs bare label={`${things}状态`} current={states.current} tabs={states.tabs} />
        </div>
      ) : null}
      {find ? <FindBar {...find} things={things} /> : null}
      <Listed
        query={query}
        things={things}
        empty={({ data }) => data.length === 0}
        emptyTitle={narrowed ? `没有符合条件的${things}` : undefined}
        emptyText={narrowed ? '换一个条件或关键词试试' : emptyText}
        emptyAct={
          narrowed ? (
            <Button onClick={() => setSearch(new URLSearchParams())}>查看全部{things}</Button>
          ) : (
            emptyAct
          )
        }
      >
        {(page) => (
          <>
            <ul className={styles.list} aria-label={things}>
              {children(page)}
            </ul>
            <div className={styles.foot}>
              <Pager page={page.current_page} lastPage={page.last_page} to={toPage} />
            </div>
          </>
        )}
      </Listed>
    </section>
  );
}
