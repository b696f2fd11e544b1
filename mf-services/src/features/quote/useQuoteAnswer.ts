import type { BodyOf } from '@harbor/contract';
import { type ApiError, notify, queryClient, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { orderInfo } from '../../orders/queries';
import { useAccept, useCounter } from './queries';

/** Says yes to the quote that is on screen; the payment opens at once. */
export function useAcceptQuote(orderId: number, onAccepted: () => void) {
  const intention = useIntention();
  const accept = useAccept({
    onError(error: ApiError) {
      if (!error.transient) intention.forget();
    },
  });
  return {
    waiting: accept.isPending,
    accept: (round: number) =>
      accept.mutate(
        { params: { id: orderId }, body: { round }, idempotencyKey: intention.keyFor({ round }) },
        {
          onSuccess(order) {
            // The payment opens only for an order that can be paid: the page has to know of it first.
            queryClient.setQueryData(orderInfo(String(orderId)).queryKey, order);
            notify.success('已接受报价，请完成付款');
            onAccepted();
          },
        },
      ),
  };
}

/** Messages at the fields of the counter. */
export interface CounterErrors {
  wish?: string | undefined;
  wish_fen?: string | undefined;
}

/** Asks for another quote. */
export function useCounterQuote(orderId: number, onDone: () => void) {
  const [errors, setErrors] = useState<CounterErrors>({});
  const intention = useIntention();
  const counter = useCounter({
    onSuccess() {
      notify.success('已提交，客服会尽快重新报价');
      onDone();
    },
    onError(error: ApiError) {
      if (!error.transient) intention.forget();
      setErrors({
        wish_fen: error.errors?.wish_fen?.[0],
        wish: error.errors?.wish?.[0] ?? (error.errors?.wish_fen ? undefined : errorText(error)),
      });
    },
  });
  return {
    errors,
    setErrors,
    waiting: counter.isPending,
    counter: (body: BodyOf<'POST /quote/counter/:id'>) =>
      counter.mutate({ params: { id: orderId }, body, idempotencyKey: intention.keyFor(body) }),
  };
}
