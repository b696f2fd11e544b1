import { orderKind } from '@harbor/contract/order-kind';
import { promises } from '@harbor/contract/promises';
import { Countdown, formatFen, Price } from '@harbor/ui';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { AlipayMark, WechatMark } from './marks';
import styles from './PaymentSheet.mobile.module.css';
import type { PayableOrder } from './payable';
import { type Channel, usePayRedirect } from './usePayRedirect';

interface PaymentSheetProps {
  order: PayableOrder;
  open: boolean;
  failure: string;
  onLeave: () => void;
  onExpire: () => void;
  onClose: () => void;
}

const channels = [
  { key: 'wechat', label: '微信支付', hint: '将打开微信，完成后请返回本页', Mark: WechatMark },
  { key: 'alipay', label: '支付宝', hint: '将打开支付宝，完成后请返回本页', Mark: AlipayMark },
] as const;

/** Choosing how to pay on a phone; paying itself happens on the gateway's page. */
export function PaymentSheet({ order, open, failure, onLeave, onExpire, onClose }: PaymentSheetProps) {
  const [channel, setChannel] = useState<Channel>('wechat');
  const { pay, waiting } = usePayRedirect(order.id, 'mobile', onLeave);
  const label = channel === 'wechat' ? '微信支付' : '支付宝支付';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeOnMask={false}
      title="支付订单"
      footer={
        <Button block loading={waiting} onClick={() => pay(channel)}>
          {label} ¥{formatFen(order.pay_fen)}
        </Button>
      }
    >
      <div className={styles.sum}>
        <Price fen={order.pay_fen} size="xl" exact />
        {order.expire_at && (
          <p>
            请在{' '}
            <b>
              <Countdown until={order.expire_at} serverTime={order.server_time} onEnd={onExpire} />
            </b>{' '}
            内付款，超时订单自动取消
          </p>
        )}
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div role="radiogroup" aria-label="支付方式">
        {channels.map(({ key, label: name, hint, Mark }) => (
          <label key={key} className={styles.channel}>
            <Mark size={30} />
            <span>
              {name}
              {channel === key && <small>{hint}</small>}
            </span>
            <input type="radio" name="channel" checked={channel === key} onChange={() => setChannel(key)} />
          </label>
        ))}
      </div>
      <p className={styles.note}>
        {order.kind === orderKind.course
          ? `付款后立即开通；${promises.courseReturnDays}天内学习进度不超过${promises.courseSeenPercent}%可全额退款。`
          : `服务未开始可全额退款，验收后 ${promises.afterSaleDays} 天内可申请售后。`}
      </p>
    </Sheet>
  );
}
