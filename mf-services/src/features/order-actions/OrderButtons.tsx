import type { OrderCard } from '@harbor/contract';
import { ask, useNavigate } from '@harbor/runtime';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SoftButton } from '../../parts/SoftButton';
import { FormButton } from './FormButton';
import { hideQuestion } from './hideQuestion';
import { useOrderWrites } from './useOrderWrites';

const CancelDialog = lazy(() => import('./CancelDialog'));

interface OrderButtonsProps {
  order: OrderCard;
  /** Among other orders, where what one waits for is soft. */
  inList?: boolean;
  /** Opens the payment. */
  onPay: () => void;
  onHidden?: () => void;
}

/** What may be done with an order now: one button for each action that the server offers, none else. */
export function OrderButtons({ order, inList = false, onPay, onHidden = () => {} }: OrderButtonsProps) {
  const { actions } = order;
  const navigate = useNavigate();
  const { hide } = useOrderWrites();
  // The page of an earlier refund shows its end; this asks for another one.
  const again = actions.refund_progress ? '?again=1' : '';
  const [cancelling, setCancelling] = useState(false);

  const handleHide = () => ask(hideQuestion(() => hide(order.id, onHidden)));

  return (
    <>
      {actions.hide && (
        <Button type="text" onClick={handleHide}>
          删除订单
        </Button>
      )}
      {actions.cancel && <Button onClick={() => setCancelling(true)}>取消订单</Button>}
      {actions.refund && <Button onClick={() => navigate(`/refund/${order.id}${again}`)}>申请退款</Button>}
      {actions.refund_progress && <Button onClick={() => navigate(`/refund/${order.id}`)}>退款进度</Button>}
      {actions.view_review && (
        <Button onClick={() => navigate(`/evaluation/?order=${order.id}`)}>查看评价</Button>
      )}
      {actions.rebuy && <Button onClick={() => navigate(`/goodsdetail/${order.goods_id}`)}>再次购买</Button>}
      <FormButton order={order} inList={inList} />
      {actions.review && (
        <SoftButton onClick={() => navigate(`/evaluation/?order=${order.id}`)}>评价</SoftButton>
      )}
      {actions.pay && (
        <Button type="primary" onClick={onPay}>
          去付款
        </Button>
      )}
      {cancelling && (
        <Suspense>
          <CancelDialog order={order} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  );
}
