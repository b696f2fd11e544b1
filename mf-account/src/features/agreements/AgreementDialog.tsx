import { ErrorBlock } from '@harbor/ui/desktop';
import { Button, Modal } from 'antd';
import styles from './AgreementDialog.module.css';
import { AgreementText } from './AgreementText';
import { type AgreementName, agreementTitles } from './agreement';
import { useAgreement } from './useAgreement';

export interface AgreementDialogProps {
  /** Agreement to read; null closes the dialog. */
  name: AgreementName | null;
  onClose: () => void;
}

/** An agreement to read without leaving the form. Reading it ticks nothing. */
export function AgreementDialog({ name, onClose }: AgreementDialogProps) {
  const { data, error, refetch } = useAgreement(name);
  return (
    <Modal
      open={name !== null}
      onCancel={onClose}
      title={name ? agreementTitles[name] : ''}
      width={680}
      centered
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <div className={styles.scroll}>
        {error ? (
          <ErrorBlock compact error={error} title="协议没有加载出来" onRetry={() => void refetch()} />
        ) : (
          <AgreementText agreement={data} />
        )}
      </div>
    </Modal>
  );
}
