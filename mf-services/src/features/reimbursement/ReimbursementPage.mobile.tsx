import { call, Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { BottomBar, Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { useDownload } from '@harbor/ui/upload';
import { isGone } from '../goods-detail/isGone';
import styles from '../invoice/InvoicePage.mobile.module.css';
import { OrderMissing } from '../order-detail/OrderMissing';
import { reimbursementInfo } from './queries';
import { ReimbursementParts } from './ReimbursementParts';

/** `/reimbursement/:id` on the phone: the papers of a reimbursement, checked, then downloaded as one file. */
export function ReimbursementPage() {
  const { id = '' } = useParams();
  const query = useQuery(reimbursementInfo(id));
  const { busy, download } = useDownload();
  const info = query.data;
  usePage({ title: '报销材料', navTitle: '报销材料', ready: !query.isPending });
  if (isGone(query.error)) return <OrderMissing />;
  return (
    <div className={styles.page}>
      <HiddenTitle>报销材料</HiddenTitle>
      {query.isPending && <ListSkeleton rows={3} />}
      {query.isError && (
        <Panel>
          <ErrorBlock title="报销材料没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      )}
      {info && (
        <Panel>
          {info.allowed ? (
            <ReimbursementParts orderId={Number(id)} info={info} />
          ) : (
            <Empty title={info.why} action={<Link to={`/orderdetail/${id}`}>返回订单</Link>} />
          )}
        </Panel>
      )}
      {info?.allowed && (
        <BottomBar label="下载报销材料">
          <Button
            block
            loading={busy}
            onClick={() =>
              void download(() =>
                call('POST /reimbursement/ticket/:id', { params: { id }, body: {}, silent: true }),
              )
            }
          >
            下载材料包（ZIP）
          </Button>
        </BottomBar>
      )}
    </div>
  );
}

export default ReimbursementPage;
