import { Modal } from 'antd';
import { AgreementText } from './AgreementText';

interface AgreementDialogProps {
  open: boolean;
  onClose: () => void;
}

export function AgreementDialog({ open, onClose }: AgreementDialogProps) {
  return (
    <Modal title="服务协议" open={open} onCancel={onClose} footer={null} width={640} destroyOnHidden>
      <AgreementText />
    </Modal>
  );
}
