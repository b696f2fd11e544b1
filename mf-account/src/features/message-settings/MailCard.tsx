import type { DataOf } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Button, Confirm, onPhone, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { AddressOverlay } from './AddressOverlay';
import styles from './MailCard.module.css';
import { useRemoveAddress } from './queries';

/** Where mails go: nowhere yet, or to an address that can be changed and taken away. */
export function MailCard({ mail: { address } }: { mail: DataOf<'GET /mail/address'> }) {
  const [shown, setShown] = useState<'bind' | 'remove'>();
  const close = () => setShown(undefined);
  const remove = useRemoveAddress({
    onSuccess: () => {
      notify.success('已解除绑定，不再发送邮件');
      close();
    },
  });
  return (
    <Panel>
      <section className={styles.card} aria-labelledby="mail-title">
        <div className={styles.words}>
          <h2 id="mail-title">邮件提醒</h2>
          {address ? (
            <span>
              已绑定 <b>{address}</b>
              {onPhone ? '' : '；账号安全通知总会发送，其他邮件由您选择'}
            </span>
          ) : (
            <span>绑定邮箱后，可以用邮件接收订单、退款、回复等提醒</span>
          )}
        </div>
        <div className={styles.acts}>
          {address ? (
            <>
              <Button aria-label="更换邮箱" onClick={() => setShown('bind')}>
                更换
              </Button>
              <Button aria-label="解除绑定邮箱" onClick={() => setShown('remove')}>
                解除绑定
              </Button>
            </>
          ) : (
            <Button kind="primary" onClick={() => setShown('bind')}>
              绑定邮箱
            </Button>
          )}
        </div>
      </section>
      <AddressOverlay open={shown === 'bind'} address={address} onClose={close} />
      <Confirm
        open={shown === 'remove'}
        onClose={close}
        title="解除绑定邮箱？"
        width={440}
        yes="解除绑定"
        danger
        loading={remove.isPending}
        onYes={() => remove.mutate()}
      >
        不再向 {address} 发送任何提醒，尚未发出的邮件也会取消；站内消息和短信不受影响。
      </Confirm>
    </Panel>
  );
}
