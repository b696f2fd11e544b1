import type { OrderCard } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { Button } from '@harbor/ui/mobile';
import { useState } from 'react';
import { FormButton } from '../order-form/FormButton.mobile';
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
  const { hide, waiting } = useOrderWrites();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const done = () => {
    close();
    onHidden();
  };
  return (
    <>
      {actions.hide && (
        <Button kind="outline" size={size} onClick={() => setAsking(true)}>
          删除订单
        </Button>
      )}
      {actions.cancel && (
        <Button kind="outline" size={size} onClick={() => void navigate(`/cancel/${order.id}`)}>
          取消订单
        </Button>
      )}
      {actions.refund && (
        <Button kind="outline" size={size} onClick={() => void navigate(`/refund/${order.id}`)}>
          申请退款
        </Button>
      )}
      {actions.refund_progress && (
        <Button kind="outline" size={size} onClick={() => void navigate(`/orderrefund/${order.id}`)}>
          退款进度
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
      <FormButton order={order} size={size} />
      {actions.pay && (
        <Button size={size} onClick={onPay}>
          去付款
        </Button>
      )}
      <ConfirmSheet
        open={asking}
        title="确定要删除这个订单吗？"
        text="删除后不再显示在“我的订单”里，交易记录依法保留。"
        action="删除订单"
        waiting={waiting}
        onConfirm={() => hide(order.id, done)}
        onClose={close}
      />
    </>
  );
}
