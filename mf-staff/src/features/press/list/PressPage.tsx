import { useQuery, useSearchParams } from '@harbor/runtime';
import { Button, Pager, Tabs } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Listed } from '../../../parts/Listed';
import { PressFrame } from '../PressFrame';
import { pressQuery } from '../queries';
import { type ListFilter, listPath, readFilter, statuses, writeFilter } from './filter';
import { NewArticle } from './NewArticle';
import { PressFilters } from './PressFilters';
import styles from './PressPage.module.css';
import { PressRow } from './PressRow';

/** The articles of the headlines in every state; a new one is begun here. */
export function PressPage() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const query = useQuery(pressQuery(filter));
  const [making, setMaking] = useState(false);
  const counts = query.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  const narrowed = Boolean(filter.status || filter.type || filter.tag || filter.special || filter.keyword);
  const go = (next: Partial<ListFilter>) => setSearch(writeFilter({ ...filter, page: 1, ...next }));
  const write = (
    <Button kind="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setMaking(true)}>
      写头条
    </Button>
  );
  return (
    <PressFrame
      tab="press"
      lead="写稿、定时、发布、更正与下线；每一步都记入操作日志"
      act={write}
      ready={!query.isPending}
    >
      <section className={styles.box} aria-label="头条列表">
        <div className={styles.states}>
          <Tabs
            bare
            label="头条状态"
            current={filter.status ?? 'all'}
            tabs={[
              {
                key: 'all',
                label: '全部',
                to: listPath({ ...filter, status: undefined, page: 1 }),
                count: all,
              },
              ...statuses.map(([value, name, label]) => ({
                key: value,
                label,
                to: listPath({ ...filter, status: value, page: 1 }),
                count: counts?.[name],
              })),
            ]}
          />
        </div>
        <PressFilters filter={filter} onGo={go} />
        <Listed
          query={query}
          things="头条"
          empty={({ data }) => data.length === 0}
          emptyTitle={narrowed ? '没有符合条件的头条' : undefined}
          emptyText={narrowed ? '换一个状态、标签或关键词试试' : '第一篇写好以后，先存为草稿，核对后再发布'}
          emptyAct={
            narrowed ? <Button onClick={() => setSearch(new URLSearchParams())}>查看全部头条</Button> : write
          }
        >
          {({ data, current_page, last_page }) => (
            <>
              <ul className={styles.list} aria-label="头条">
                {data.map((one) => (
                  <PressRow key={one.id} one={one} />
                ))}
              </ul>
              <div className={styles.foot}>
                <Pager
                  page={current_page}
                  lastPage={last_page}
                  to={(page) => listPath({ ...filter, page })}
                />
              </div>
            </>
          )}
        </Listed>
      </section>
      {making ? <NewArticle onClose={() => setMaking(false)} /> : null}
    </PressFrame>
  );
}

export default PressPage;
