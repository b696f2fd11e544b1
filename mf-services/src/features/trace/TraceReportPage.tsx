import { call, Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { ActionBar, Button, Empty, ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { useDownload } from '@harbor/ui/upload';
import { OrderMissing } from '../../orders/OrderMissing';
import { isGone } from '../../parts/isGone';
import { traceReport } from './queries';
import { ReportView } from './ReportView';
import styles from './TraceReport.module.css';

/** `/tracereport/:id`: the report on the help that a finished order brought. */
export function TraceReportPage() {
  const { id = '' } = useParams();
  const query = useQuery(traceReport(id));
  const { busy, download } = useDownload();
  usePage({ ready: !query.isPending });
  if (isGone(query.error)) return <OrderMissing />;
  const report = query.data;
  const handleDownload = () =>
    void download(() => call('POST /trace/ticket/:id', { params: { id }, body: {}, silent: true }));
  return (
    <Panel className={onPhone ? styles.phone : styles.page}>
      {query.isPending && <ListSkeleton rows={onPhone ? 4 : 6} />}
      {query.error?.code === 409 && (
        <Empty title={query.error.message} action={<Link to={`/orderdetail/${id}`}>返回订单</Link>} />
      )}
      {query.error && query.error.code !== 409 && (
        <ErrorBlock title="报告没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {report && (
        <ReportView
          report={report}
          download={
            !onPhone &&
            report.content && (
              <button type="button" className={styles.main} aria-busy={busy} onClick={handleDownload}>
                下载 PDF
              </button>
            )
          }
        />
      )}
      {onPhone && report?.content && (
        <ActionBar label="下载报告">
          <Button kind="primary" block loading={busy} onClick={handleDownload}>
            下载 PDF
          </Button>
        </ActionBar>
      )}
    </Panel>
  );
}

export default TraceReportPage;
