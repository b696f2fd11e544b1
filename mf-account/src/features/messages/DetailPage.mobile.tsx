import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { DetailBody } from './DetailBody';
import styles from './mobile.module.css';
import { useDetail } from './useDetail';

/** `/messagedetail/:id` on the phone. */
export function DetailPage() {
  const { data, error, isPending, refetch } = useDetail();
  usePage({ title: data?.title ?? '系统消息详情', navTitle: '消息详情', ready: !isPending });
  return (
    <div className={styles.page}>
      {isPending ? <ListSkeleton rows={2} /> : null}
      {error ? (
        <Panel>
          <ErrorBlock title="消息没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <Panel>
          <DetailBody detail={data} />
        </Panel>
      ) : null}
    </div>
  );
}

export default DetailPage;
