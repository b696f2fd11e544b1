import type { OrderDetail } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { type ApiError, notify, useIntention } from '@harbor/runtime';
import { errorText, formatFen, formatTime } from '@harbor/ui';
import { type ReactNode, useState } from 'react';
import { useApplyRefund } from '../../orders/queries';
import { AcceptWords } from './AcceptWords';
import { ChangeFields } from './ChangeFields';
import { useAccept, useExtend, useRequestChanges } from './queries';
import { useChangeItems } from './useChangeItems';

/** What a buyer decides in a dialog. */
export type DeliveryActName = 'accept' | 'changes' | 'extend' | 'untaken';

/** A dialog: what it says, and what its button does. */
export interface DeliveryAct {
  title: string;
  /** On the button. */
  action: string;
  body: ReactNode;
  waiting: boolean;
  /** Answers once it is done; what is wrong is said in the body. */
  submit: (onDone: () => void) => void;
}

const { extendDays } = promises;

/** The one dialog that is open over an order, the same on both platforms. */
export function useDeliveryAct(order: OrderDetail, name: DeliveryActName): DeliveryAct {
  const [problem, setProblem] = useState('');
  const changes = useChangeItems(order.id);
  const intention = useIntention();
  const version = order.deliverables[0]?.version ?? 1;
  const params = { id: order.id };

  const options = {
    onError(error: ApiError) {
      if (!error.transient) intention.forget();
      setProblem(Object.values(error.errors ?? {})[0]?.[0] ?? errorText(error));
    },
  };
  const accept = useAccept(options);
  const request = useRequestChanges(options);
  const extend = useExtend(options);
  const refund = useApplyRefund(options);

  const said = problem && (
    <p role="alert" style={{ marginTop: 12, color: 'var(--alert-ink)' }}>
      {problem}
    </p>
  );
  const told = (text: string, onDone: () => void) => ({
    onSuccess() {
      notify.success(text);
      onDone();
    },
  });

  switch (name) {
    case 'accept':
      return {
        title: `确认验收第 ${version} 版？`,
        action: '确认验收',
        waiting: accept.isPending,
        body: (
          <>
            <AcceptWords order={order} />
            {said}
          </>
        ),
        submit(onDone) {
          const body = { version };
          const idempotencyKey = intention.keyFor({ name, ...body });
          accept.mutate({ params, body, idempotencyKey }, told('已确认验收，感谢您的信任', onDone));
        },
      };
    case 'changes': {
      const extra = order.actions.ask_changes;
      return {
        title: extra ? '申请额外修改' : '要求修改',
        action: extra ? '提交申请' : '提交修改要求',
        waiting: request.isPending,
        body: <ChangeFields changes={changes} left={order.rounds_left} problem={problem} />,
        submit(onDone) {
          setProblem(changes.missing);
          if (changes.missing) return;
          const body = { version, items: changes.filled, ...(extra && { extra: true }) };
          request.mutate(
            { params, body, idempotencyKey: intention.keyFor(body) },
            told(extra ? '已提交，客服会尽快答复' : '已提交修改要求', () => {
              changes.clear();
              onDone();
            }),
          );
        },
      };
    }
    case 'extend':
      return {
        title: `延长验收时间 ${extendDays} 天？`,
        action: '延长验收',
        waiting: extend.isPending,
        body: (
          <>
            <p>
              每个订单可以延长一次。
              {order.accept_at && (
                <>
                  自动验收将从 {formatTime(order.accept_at)} 推迟到{' '}
                  <b>{formatTime(later(order.accept_at))}</b>。
                </>
              )}
            </p>
            {said}
          </>
        ),
        submit: (onDone) => extend.mutate({ params }, told(`验收时间已延长 ${extendDays} 天`, onDone)),
      };
    case 'untaken':
      return {
        title: '全额退款？',
        action: '确认退款',
        waiting: refund.isPending,
        body: (
          <>
            <p>
              订单超过{promises.untakenHours}小时没有安排老师，<b>¥{formatFen(order.pay_fen)}</b>{' '}
              将全额原路退回，预计1–7个工作日到账
              {order.coupon_fen > 0 ? '；优惠券一并退回。' : '。'}
            </p>
            {said}
          </>
        ),
        submit(onDone) {
          const body = { reason: 'late_taking' as const };
          const idempotencyKey = intention.keyFor({ name, ...body });
          refund.mutate({ params, body, idempotencyKey }, told('已退款，款项将原路退回', onDone));
        },
      };
  }
}

const later = (moment: string) =>
  new Date(new Date(moment).getTime() + extendDays * 24 * 3600_000).toISOString();
