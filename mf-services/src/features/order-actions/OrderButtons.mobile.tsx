import type { OrderCard } from '@harbor/contract';
import { ask, useNavigate } from '@harbor/runtime';
import { Button, type ButtonProps } from '@harbor/ui/mobile';
import { formEntry } from '../../orders/formEntry';
import { MoreActs } from '../../parts/MoreActs.mobile';
import { hideQuestion } from './hideQuestion';
import { useOrderWrites } from './useOrderWrites';

interface OrderButtonsProps {
  order: OrderCard;
  /** Among other orders; else it is the bar at the foot of an order's page, which has room for three. */
  inList?: boolean;
  /** Opens the payment. */
  onPay: () => void;
  onHidden?: () => void;
}

interface Act {
  label: string;
  act: () => void;
  kind?: ButtonProps['kind'];
  /** The first to go behind 更多. */
  rare?: boolean;
}

const roomFor = 3;

/** What may be done with an order now: one button for each action that the server offers, none else. */
export function OrderButtons({ order, inList = false, onPay, onHidden = () => {} }: OrderButtonsProps) {
  const { actions, id } = order;
  const navigate = useNavigate();
  const { hide } = useOrderWrites();
  const form = formEntry(order, inList);
  // One filled button a decision: in the list that is 去付款, on an order's page also what it waits for.
  const urgent = inList ? 'soft' : 'primary';
  const goTo = (path: string) => () => void navigate(path);
  const acts: (Act | false | undefined)[] = [
    actions.hide && { label: '删除订单', act: () => ask(hideQuestion(() => hide(id, onHidden))), rare: true },
    actions.cancel && { label: '取消订单', act: goTo(`/cancel/${id}`) },
    actions.refund && { label: '申请退款', act: goTo(`/refund/${id}`), rare: true },
    actions.refund_progress && { label: '退款进度', act: goTo(`/orderrefund/${id}`) },
    actions.view_review && { label: '查看评价', act: goTo(`/evaluation/${id}`), rare: true },
    actions.rebuy && { label: '再次购买', act: goTo(`/goodsdetail/${order.goods_id}`) },
    actions.review && { label: '评价', act: goTo(`/evaluation/${id}`), kind: 'soft' },
    form && {
      label: form.text,
      act: goTo(form.to),
      kind: form.urgent ? urgent : 'outline',
      rare: !form.urgent,
    },
    actions.pay && { label: '去付款', act: onPay, kind: 'primary' },
  ];
  const offered = acts.filter((one) => one !== false && one !== undefined);
  const folds = !inList && offered.length > roomFor;
  return (
    <>
      {folds && <MoreActs acts={offered.filter(({ rare }) => rare)} />}
      {offered
        .filter(({ rare }) => !folds || !rare)
        .map(({ label, act, kind = 'outline' }) => (
          <Button key={label} kind={kind} size={inList ? 's' : 'm'} onClick={act}>
            {label}
          </Button>
        ))}
    </>
  );
}
