import type { OwnAppraise } from '@harbor/contract';
import { Modal } from 'antd';
import { AppendField } from './AppendField';
import { useAppend } from './useAppend';

interface AppendDialogProps {
  review: OwnAppraise;
  onClose: () => void;
}

/** Adds to a shown review, once. */
export function AppendDialog({ review, onClose }: AppendDialogProps) {
  const form = useAppend(review.id, onClose);
  return (
    <Modal
      open
      title={`追评：${review.title}`}
      width={560}
      okText="提交追评"
      cancelText="以后再说"
      confirmLoading={form.busy}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <AppendField form={form} />
    </Modal>
  );
}

export default AppendDialog;
