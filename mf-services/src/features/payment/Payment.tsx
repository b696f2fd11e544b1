import { Countdown, Price } from '@harbor/ui';
import { Modal } from 'antd';
import { useState } from 'react';
import { AlipayPane } from './AlipayPane';
import { ChannelChoice } from './ChannelChoice';
import styles from './Payment.module.css';
import { PayTrouble } from './PayTrouble';
import type { PayableOrder } from './payable';
import type { OrderPayment } from './useOrderPayment';
import type { Channel } from './usePayRedirect';
import { WechatPane } from './WechatPane';

interface PaymentProps {
  order: PayableOrder;
  payment: OrderPayment;
}

/** Paying on the desktop: a WeChat code, or Alipay's page in the same tab. It is closed from outside once paid. */
export function Payment({ order, payment }: PaymentProps) {
  const { returned, failure } = payment;
  const [channel, setChannel] = useState<Channel>(returned ? 'alipay' : 'wechat');
  const [trouble, setTrouble] = useState(false);
  return (
    <Modal
      open
      title="支付订单"
      width={560}
      footer={null}
      mask={{ closable: false }}
      onCancel={payment.close}
    >
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
        <WechatPane orderId={order.id} offer={payment.offer} />
      ) : (
        <AlipayPane orderId={order.id} onLeave={payment.leave} />
      )}
      <div className={styles.foot}>
        {order.expire_at && (
          <span>
            订单将在{' '}
            <b>
              <Countdown until={order.expire_at} serverTime={order.server_time} onEnd={payment.expire} />
            </b>{' '}
            后关闭
          </span>
        )}
        <button type="button" onClick={() => void payment.check()}>
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

export default Payment;
