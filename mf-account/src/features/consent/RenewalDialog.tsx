import { Button, Modal } from 'antd';
import { RenewalBody } from './RenewalBody';
import { useRenewal } from './useRenewal';

/** Asks again for the consent to agreements that have changed, on the desktop. */
export function RenewalDialog() {
  const renewal = useRenewal();
  return (
    <Modal
      open={renewal.due.length > 0}
      title="协议更新"
      width={520}
      centered
      closable={false}
      keyboard={false}
      footer={
        <>
          <Button loading={renewal.busy === 'leave'} onClick={renewal.leave}>
            不同意并退出登录
          </Button>
          <Button
            type="primary"
            disabled={!renewal.complete}
            loading={renewal.busy === 'agree'}
            onClick={renewal.agree}
          >
            同意并继续
          </Button>
        </>
      }
    >
      <RenewalBody renewal={renewal} />
    </Modal>
  );
}
