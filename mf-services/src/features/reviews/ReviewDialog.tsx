import { useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { Modal } from 'antd';
import { OrderHead } from './OrderHead';
import { OwnReview } from './OwnReview';
import { type OrderReview, orderReview } from './queries';
import styles from './ReviewDialog.module.css';
import { ReviewFields } from './ReviewFields';
import { useReviewForm } from './useReviewForm';

interface ReviewDialogProps {
  orderId: string;
  onClose: () => void;
  onDone: () => void;
}

/** The review of one order: to be written, or, once it is, to be read. */
export function ReviewDialog({ orderId, onClose, onDone }: ReviewDialogProps) {
  const query = useQuery(orderReview(orderId));
  const found = query.data;
  if (found?.actions.review) return <WriteDialog found={found} onClose={onClose} onDone={onDone} />;
  return (
    <Modal open title="我的评价" width={640} footer={null} onCancel={onClose}>
      {query.isPending && <ListSkeleton rows={2} />}
      {query.isError && (
        <ErrorBlock
          compact
          title="没有找到这个订单"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {found?.review && <OwnReview review={found.review} />}
      {found && !found.review && (
        <div className={styles.body}>
          <OrderHead order={found.order} />
          <p role="status">{found.reason}</p>
        </div>
      )}
    </Modal>
  );
}

function WriteDialog({
  found,
  onClose,
  onDone,
}: { found: OrderReview } & Omit<ReviewDialogProps, 'orderId'>) {
  const form = useReviewForm(found, onDone);
  return (
    <Modal
      open
      title="评价订单"
      width={680}
      okText={form.pictures.busy ? '图片上传中…' : '提交评价'}
      cancelText="以后再说"
      okButtonProps={{ disabled: form.pictures.busy }}
      confirmLoading={form.busy}
      centered
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div className={styles.body}>
        <OrderHead order={found.order} />
        <ReviewFields form={form} />
      </div>
    </Modal>
  );
}

export default ReviewDialog;
