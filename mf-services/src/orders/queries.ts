import { orderStatus } from '@harbor/contract/order-status';
import { apiMutation, apiQuery } from '@harbor/runtime';
import { changedByRefund } from './changed';

const unpaidEvery = 15_000;

/** One of the user's orders. While it waits for money it is read again now and then: another tab may pay it. */
export const orderInfo = (id: string) =>
  apiQuery(
    'POST /user/order_info/:id',
    { params: { id } },
    {
      silent: true,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: (query) => (query.state.data?.status === orderStatus.unpaid ? unpaidEvery : false),
    },
  );

/** Applies for a refund. */
export const useApplyRefund = apiMutation('POST /refund/apply/:id', {
  silent: true,
  invalidates: changedByRefund,
});
