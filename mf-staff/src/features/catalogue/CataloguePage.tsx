import { keepPreviousData, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import styles from './CataloguePage.module.css';
import { CategoryForm } from './CategoryForm';
import { CategoryHead } from './CategoryHead';
import { CategoryList } from './CategoryList';
import { FirstSteps } from './FirstSteps';
import { readFilter, writeFilter } from './filter';
import { ListSkeleton } from './ListSkeleton';
import { categoriesQuery, servicesQuery } from './queries';
import { ServiceFilters } from './ServiceFilters';
import { ServiceList } from './ServiceList';

/** The catalogue: categories at the left, the services of one or of all beside them. */
export function CataloguePage() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const categories = useQuery(categoriesQuery());
  const services = useQuery({ ...servicesQuery(filter), placeholderData: keepPreviousData });
  const [asked, setAsked] = useState<'new' | 'edit'>();
  const error = categories.error ?? services.error;
  const loaded = categories.data !== undefined && services.data !== undefined;
  usePage({ ready: loaded || error !== null });
  const list = categories.data?.data ?? [];
  const chosen = list.find(({ id }) => id === filter.category);
  const onShelf = list.reduce((sum, { on_shelf }) => sum + on_shelf, 0);
  const go = (next: Partial<typeof filter>) => setSearch(writeFilter({ ...filter, page: 1, ...next }));

  return (
    <DeskFrame title="服务目录">
      <PageHead
        title="服务目录"
        lead={categories.data ? `${list.length} 个分类，${onShelf} 项服务在架` : '\u00a0'}
      >
        {list.length > 0 ? (
          <LinkButton primary to={`/staff/catalogue/new${chosen ? `?category=${chosen.id}` : ''}`}>
            新建服务
          </LinkButton>
        ) : null}
      </PageHead>
      {!loaded && !error ? <ListSkeleton /> : null}
      {!loaded && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="您没有管理服务目录的权限" description="如需开通，请联系超级管理员" />
          ) : (
            <ErrorBlock
              error={error}
              title="服务目录没有加载出来"
              onRetry={() => {
                void categories.refetch();
                void services.refetch();
              }}
            />
          )}
        </Panel>
      ) : null}
      {loaded && list.length === 0 ? <FirstSteps onNew={() => setAsked('new')} /> : null}
      {loaded && list.length > 0 ? (
        <div className={styles.columns}>
          <CategoryList
            list={list}
            chosen={chosen?.id}
            onChoose={(category) => go({ category })}
            onNew={() => setAsked('new')}
          />
          <section className={styles.services} aria-label="服务">
            {chosen ? (
              <CategoryHead
                category={chosen}
                list={list}
                onEdit={() => setAsked('edit')}
                onDeleted={() => go({ category: undefined })}
              />
            ) : null}
            <ServiceFilters filter={filter} onGo={go} />
            <ServiceList page={services.data} filter={filter} />
          </section>
        </div>
      ) : null}
      {asked ? (
        <CategoryForm
          category={asked === 'edit' ? chosen : undefined}
          onSaved={(saved) => {
            setAsked(undefined);
            go({ category: saved.id });
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </DeskFrame>
  );
}

export default CataloguePage;
