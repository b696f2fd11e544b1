import { call, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { useDownload } from '@harbor/ui/upload';
import { Button, Modal } from 'antd';
import { reimbursementInfo } from './queries';
import styles from './Reimbursement.module.css';
import { ReimbursementParts } from './ReimbursementParts';

interface ReimbursementDialogProps {
  orderId: number;
  onClose: () => void;
}

/** The papers of a reimbursement: checked, then downloaded as one file. */
export function ReimbursementDialog({ orderId, onClose }: ReimbursementDialogProps) {
  const query = useQuery(reimbursementInfo(orderId));
  const { busy, download } = useDownload();
  const info = query.data;
  return (
    <Modal
      open
      centered
      title="报销材料"
      width={620}
      onCancel={onClose}
      footer={
        info?.allowed ? (
          <Button
            type="primary"
            loading={busy}
            onClick={() =>
              void download(() =>
                call('POST /reimbursement/ticket/:id', { params: { id: orderId }, body: {}, silent: true }),
              )
            }
          >
            下载材料包（ZIP）
          </Button>
        ) : null
      }
    >
      {query.isPending && <ListSkeleton rows={3} />}
      {query.isError && (
        <ErrorBlock
          compact
          title="报销材料没有加载出来"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {info && !info.allowed && <p role="status">{info.why}</p>}
      {info?.allowed && (
        <div className={styles.dialog}>
          <ReimbursementParts orderId={orderId} info={info} />
        </div>
      )}
    </Modal>
  );
}

export default ReimbursementDialog;
