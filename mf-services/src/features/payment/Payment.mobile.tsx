import { ConfirmSheet } from './ConfirmSheet.mobile';
import { PaymentSheet } from './PaymentSheet.mobile';
import type { PayableOrder } from './payable';
import type { OrderPayment } from './useOrderPayment';

interface PaymentProps {
  order: PayableOrder;
  payment: OrderPayment;
}

/** The two sheets of paying on a phone: choosing how, and finding out what came of it. */
export function Payment({ order, payment }: PaymentProps) {
  return (
    <>
      <PaymentSheet
        order={order}
        open={payment.open && !payment.returned}
        failure={payment.failure}
        onLeave={payment.leave}
        onExpire={payment.expire}
        onClose={payment.close}
      />
      <ConfirmSheet
        open={payment.open && payment.returned}
        failure={payment.failure}
        onCheck={payment.check}
        onAgain={payment.again}
        onClose={payment.close}
      />
    </>
  );
}

export default Payment;
