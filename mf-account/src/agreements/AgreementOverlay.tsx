import { Button, ErrorBlock, Overlay, onPhone } from '@harbor/ui/kit';
import styles from './AgreementOverlay.module.css';
import { AgreementText } from './AgreementText';
import { type AgreementName, agreementTitles } from './agreement';
import { useAgreement } from './queries';

export interface AgreementOverlayProps {
  /** Agreement to read; null closes the dialog. */
  name: AgreementName | null;
  onClose: () => void;
}

/** An agreement to read without leaving the form. Reading it ticks nothing. */
export function AgreementOverlay({ name, onClose }: AgreementOverlayProps) {
  const { data, error, refetch } = useAgreement(name);
  return (
    <Overlay
      open={name !== null}
      onClose={onClose}
      title={name ? agreementTitles[name] : '协议'}
      width={680}
      footer={
        <Button block={onPhone} onClick={onClose}>
          关闭
        </Button>
      }
    >
      <div className={styles.scroll}>
        {error ? (
          <ErrorBlock compact error={error} title="协议没有加载出来" onRetry={() => void refetch()} />
        ) : (
          <AgreementText agreement={data} />
        )}
      </div>
    </Overlay>
  );
}
