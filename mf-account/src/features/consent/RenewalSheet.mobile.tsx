import { Button, Sheet } from '@harbor/ui/mobile';
import { RenewalBody } from './RenewalBody';
import { useRenewal } from './useRenewal';

/** Asks again for the consent to agreements that have changed, on the phone. Closing it means leaving. */
export function RenewalSheet() {
  const renewal = useRenewal();
  return (
    <Sheet
      open={renewal.due.length > 0}
      onClose={renewal.leave}
      title="协议更新"
      closeOnMask={false}
      footer={
        <>
          <Button kind="outline" loading={renewal.busy === 'leave'} onClick={renewal.leave}>
            不同意并退出
          </Button>
          <Button disabled={!renewal.complete} loading={renewal.busy === 'agree'} onClick={renewal.agree}>
            同意并继续
          </Button>
        </>
      }
    >
      <RenewalBody renewal={renewal} />
    </Sheet>
  );
}
