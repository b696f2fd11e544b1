import { Countdown, Price } from '@harbor/ui';
import { Modal } from 'antd';
import { useState } from 'react';
import { AlipayPane } from './AlipayPane';
import { ChannelChoice } from './ChannelChoice';
import styles from './PaymentModal.module.css';
import { PayTrouble } from './PayTrouble';
import type { PayableOrder } from './payable';
import type { Channel } from './usePayRedirect';
import type { Offer } from './usePayWatch';
import { WechatPane } from './WechatPane';

export interface PaymentModalProps {
  order: PayableOrder;
  /** Somebody came back from a cashier: the result is being asked for. */
  returned: boolean;
  /** The gateway's sentence about a failure; empty if there is none. */
  failure: string;
  /** What the server offers to pay with. */
  offer: Offer | null;
  /** Asks the server at once. Resolves to whether it is paid. */
  onCheck: () => Promise<void>;
  onLeave: () => void;
  /** The order's time is over. */
  onExpire: () => void;
  onClose: () => void;
}

/** Paying on the desktop: a WeChat code, or Alipay's page in the same tab. It is closed from outside once paid. */
export function PaymentModal({
  order,
  returned,
  failure,
  offer,
  onCheck,
  onLeave,
  onExpire,
  onClose,
}: PaymentModalProps) {
  const [channel, setChannel] = useState<Channel>(returned ? 'alipay' : 'wechat');
  const [trouble, setTrouble] = useState(false);
  return (
    <Modal open title="支付订单" width={560} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <div className={styles.head}>
        <span>
          {order.title} · {order.spec_name}
        </span>
        <Price fen={order.pay_fen} size="l" exact />
      </div>
      <ChannelChoice channel={channel} onChange={setChannel} />
      {returned && (
        <p className={styles.note} role="status">
          正在确认支付结果，通常几秒内完成，请不要重复付款。
        </p>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {channel === 'wechat' ? (
        <WechatPane orderId={order.id} offer={offer} />
      ) : (
        <AlipayPane orderId={order.id} onLeave={onLeave} />
      )}
      <div className={styles.foot}>
        {order.expire_at && (
          <span>
            订单将在{' '}
            <b>
              <Countdown until={order.expire_at} serverTime={order.server_time} onEnd={onExpire} />
            </b>{' '}
            后关闭
          </span>
        )}
        <button type="button" onClick={() => void onCheck()}>
          我已付款
        </button>
        <button type="button" aria-expanded={trouble} onClick={() => setTrouble(!trouble)}>
          支付遇到问题
        </button>
      </div>
      {trouble && <PayTrouble />}
    </Modal>
  );
}

export default PaymentModal;
