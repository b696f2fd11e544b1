import { call, Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { BottomBar, Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { useDownload } from '@harbor/ui/upload';
import { OrderMissing } from '../../orders/OrderMissing';
import { isGone } from '../../parts/isGone';
import { traceReport } from './queries';
import { ReportView } from './ReportView';
import styles from './TraceReport.module.css';

/** `/tracereport/:id` on the phone: the report on the help that a finished order brought. */
export function TraceReportPage() {
  const { id = '' } = useParams();
  const query = useQuery(traceReport(id));
  const { busy, download } = useDownload();
  usePage({ title: '服务留痕报告', navTitle: '服务留痕报告', ready: !query.isPending });
  if (isGone(query.error)) return <OrderMissing />;
  const report = query.data;
  return (
    <div className={styles.phone}>
      <Panel>
        {query.isPending && <ListSkeleton rows={4} />}
        {query.error?.code === 409 && (
          <Empty title={query.error.message} action={<Link to={`/orderdetail/${id}`}>返回订单</Link>} />
        )}
        {query.error && query.error.code !== 409 && (
          <ErrorBlock title="报告没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        )}
        {report && <ReportView report={report} download={null} />}
      </Panel>
      {report?.content && (
        <BottomBar label="下载报告">
          <Button
            block
            loading={busy}
            onClick={() =>
              void download(() => call('POST /trace/ticket/:id', { params: { id }, body: {}, silent: true }))
            }
          >
            下载 PDF
          </Button>
        </BottomBar>
      )}
    </div>
  );
}

export default TraceReportPage;
