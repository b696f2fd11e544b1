import type { OrderCard } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { Button } from '@harbor/ui/mobile';
import { useState } from 'react';
import { CancelSheet } from './CancelSheet.mobile';
import { ConfirmSheet } from './ConfirmSheet.mobile';
import { useOrderWrites } from './useOrderWrites';

interface OrderButtonsProps {
  order: OrderCard;
  size?: 's' | 'm';
  onPay: () => void;
  onHidden?: () => void;
}

/** What may be done with an order now: one button for each action that the server offers, none else. */
export function OrderButtons({ order, size = 's', onPay, onHidden = () => {} }: OrderButtonsProps) {
  const { actions } = order;
  const navigate = useNavigate();
  const { withdraw, hide, waiting } = useOrderWrites();
  const [asking, setAsking] = useState<'cancel' | 'hide' | 'withdraw'>();
  const close = () => setAsking(undefined);
  const done = () => {
    close();
    onHidden();
  };
  return (
    <>
      {actions.hide && (
        <Button kind="outline" size={size} onClick={() => setAsking('hide')}>
          删除订单
        </Button>
      )}
      {actions.cancel && (
        <Button kind="outline" size={size} onClick={() => setAsking('cancel')}>
          取消订单
        </Button>
      )}
      {actions.refund && (
        <Button kind="outline" size={size} onClick={() => setAsking('cancel')}>
          申请退款
        </Button>
      )}
      {actions.cancel_refund && (
        <Button kind="outline" size={size} onClick={() => setAsking('withdraw')}>
          撤销退款
        </Button>
      )}
      {actions.view_review && (
        <Button kind="outline" size={size} onClick={() => void navigate(`/evaluation/${order.id}`)}>
          查看评价
        </Button>
      )}
      {actions.rebuy && (
        <Button kind="outline" size={size} onClick={() => void navigate(`/goodsdetail/${order.goods_id}`)}>
          再次购买
        </Button>
      )}
      {actions.review && (
        <Button kind="soft" size={size} onClick={() => void navigate(`/evaluation/${order.id}`)}>
          评价
        </Button>
      )}
      {actions.pay && (
        <Button size={size} onClick={onPay}>
          去付款
        </Button>
      )}
      <CancelSheet order={order} open={asking === 'cancel'} onClose={close} />
      <ConfirmSheet
        open={asking === 'hide'}
        title="确定要删除这个订单吗？"
        text="删除后不再显示在“我的订单”里，交易记录依法保留。"
        action="删除订单"
        waiting={waiting}
        onConfirm={() => hide(order.id, done)}
        onClose={close}
      />
      <ConfirmSheet
        open={asking === 'withdraw'}
        title="确定要撤销退款申请吗？"
        text="撤销后订单继续进行，最多还可以再申请 2 次。"
        action="撤销申请"
        waiting={waiting}
        onConfirm={() => withdraw(order.id, close)}
        onClose={close}
      />
    </>
  );
}
