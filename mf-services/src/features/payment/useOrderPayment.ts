import type { ApiKey, OrderDetail } from '@harbor/contract';
import { invalidateCalls, notify, useLocation, useNavigate, useSearchParams } from '@harbor/runtime';
import { useEffect, useState } from 'react';
import { departure } from './departure';
import { failureText, isSettled, offerOf, replacedText, usePayWatch } from './usePayWatch';

// What a payment changes besides the order itself.
const changed: ApiKey[] = [
  'POST /user/get_orders',
  'GET /user/get_wait_num',
  'GET /user/get_order_num',
  'GET /user/get_pc_num',
];

/**
 * Paying an order from its own page. The truth is on the server: whether the window is open follows from the address
 * (`?pay=1`) and from the order still being payable, so that back, forward, reload and a second tab agree.
 * @param refresh reads the order again
 */
export function useOrderPayment(order: OrderDetail | undefined, refresh: () => Promise<unknown>) {
  const id = order?.id ?? 0;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [left, setLeft] = useState(false);
  const [justPaid, setJustPaid] = useState(false);

  const payable = order?.actions.pay === true;
  const returned = payable && (left || departure.happened(id));
  const open = payable && (returned || params.get('pay') === '1');
  const watch = usePayWatch(id, open);
  const settled = open && isSettled(watch.data);
  const paid = watch.data?.paid === true;

  useEffect(() => {
    if (!settled) return;
    departure.forget();
    setLeft(false);
    if (paid) setJustPaid(true);
    void refresh();
    void invalidateCalls(changed);
  }, [settled, paid, refresh]);

  // Another amount, by a coupon in another tab or by staff: what is to be paid is drawn anew.
  const payFen = watch.data?.pay_fen;
  const repriced = open && payFen !== undefined && payFen !== order.pay_fen;
  useEffect(() => {
    if (repriced) void refresh();
  }, [repriced, refresh]);

  // Came back from a cashier and the money had arrived before the page did.
  const arrived = order !== undefined && order.paid_at !== null && departure.happened(order.id);
  useEffect(() => {
    if (!arrived) return;
    departure.forget();
    setJustPaid(true);
  }, [arrived]);

  // Nothing to pay any more: the address stops asking for it, and loses what a cashier appended.
  const { search } = useLocation();
  const over = order !== undefined && !payable && search !== '';
  useEffect(() => {
    if (over) void navigate(`/orderdetail/${id}`, { replace: true });
  }, [over, id, navigate]);

  function close() {
    departure.forget();
    setLeft(false);
    void navigate(`/orderdetail/${id}`, { replace: true });
  }

  return {
    open,
    returned,
    justPaid,
    failure: (returned && replacedText(watch.data, departure.payNo())) || failureText(watch.data),
    offer: offerOf(watch.data, watch.dataUpdatedAt),
    show: () => void navigate(`/orderdetail/${id}?pay=1`, { replace: true }),
    close,
    leave: () => setLeft(true),
    /** Nothing came of it: choose again. */
    again() {
      departure.forget();
      setLeft(false);
      void navigate(`/orderdetail/${id}?pay=1`, { replace: true });
    },
    expire: () => void watch.refetch().then(refresh),
    async check() {
      const { data } = await watch.refetch();
      if (data && !isSettled(data)) notify.info('还没有收到付款结果，请稍等几秒再看');
    },
  };
}

export type OrderPayment = ReturnType<typeof useOrderPayment>;
