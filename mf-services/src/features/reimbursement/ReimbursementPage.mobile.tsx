import { call, Link, useParams, useQuery } from '@harbor/runtime';
import { BottomBar, Button, Empty, Panel } from '@harbor/ui/mobile';
import { useDownload } from '@harbor/ui/upload';
import { OrderFrame } from '../../orders/OrderFrame.mobile';
import { reimbursementInfo } from './queries';
import { ReimbursementParts } from './ReimbursementParts';

/** `/reimbursement/:id` on the phone: the papers of a reimbursement, checked, then downloaded as one file. */
export function ReimbursementPage() {
  const { id = '' } = useParams();
  const query = useQuery(reimbursementInfo(id));
  const { busy, download } = useDownload();
  const info = query.data;
  return (
    <OrderFrame title="报销材料" query={query} failed="报销材料没有加载出来" rows={3}>
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
    </OrderFrame>
  );
}

export default ReimbursementPage;
