import { Button, ErrorBlock, Sheet } from '@harbor/ui/mobile';
import { AgreementText } from './AgreementText';
import { type AgreementName, agreementTitles } from './agreement';
import { useAgreement } from './useAgreement';

export interface AgreementSheetProps {
  /** Agreement to read; null closes the sheet. */
  name: AgreementName | null;
  onClose: () => void;
}

/** An agreement to read without leaving the form. Reading it ticks nothing. */
export function AgreementSheet({ name, onClose }: AgreementSheetProps) {
  const { data, error, refetch } = useAgreement(name);
  return (
    <Sheet
      open={name !== null}
      onClose={onClose}
      title={name ? agreementTitles[name] : '协议'}
      footer={
        <Button kind="outline" block onClick={onClose}>
          关闭
        </Button>
      }
    >
      {error ? (
        <ErrorBlock compact error={error} title="协议没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <AgreementText agreement={data} />
      )}
    </Sheet>
  );
}
