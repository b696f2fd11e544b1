import { mostAvoided } from '@harbor/contract/order-form/limits';
import { ApiError, notify, usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { AvoidEditor } from './AvoidEditor';
import styles from './AvoidPage.module.css';
import { listPath } from './place';
import { avoidList, useAddAvoided, useRemoveAvoided } from './queries';

/** `/teacherlist/avoid`: the buyer's standing list of institutions and teachers, which every order is kept from. */
export function AvoidPage() {
  const { data, isPending, error, refetch } = useQuery(avoidList());
  const add = useAddAvoided();
  const remove = useRemoveAvoided({ onSuccess: () => notify.success('已移除') });
  usePage({ ready: !isPending, crumbs: [{ title: '老师风采', path: listPath }, { title: '回避名单' }] });
  return (
    <div className={styles.page}>
      <h1>我的回避名单</h1>
      <p className={styles.said}>
        名单里的单位和老师看不到您的任何订单，也不会知道您设置了回避。中英文名称、简称与全称会一并识别；待接单的订单立即生效，填写新需求时自动带入。
      </p>
      <Panel>
        {isPending ? <ListSkeleton /> : null}
        {error && !data ? (
          <ErrorBlock title="名单没有加载出来" error={error} onRetry={() => void refetch()} />
        ) : null}
        {data ? (
          <AvoidEditor
            entries={data.data}
            most={mostAvoided}
            label="单位或老师"
            placeholder="例如：东湖大学、周老师课题组"
            adding={add.isPending}
            removing={remove.isPending ? Number(remove.variables?.params.id) : undefined}
            problem={add.error instanceof ApiError ? add.error.message : undefined}
            onAdd={(text) =>
              add.mutateAsync({ body: { texts: [text] } }).then(
                () => true,
                () => false,
              )
            }
            onRemove={(id) => remove.mutate({ params: { id } })}
          />
        ) : null}
      </Panel>
    </div>
  );
}

export default AvoidPage;
