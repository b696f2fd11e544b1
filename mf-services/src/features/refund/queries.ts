import { refundStatus } from '@harbor/contract/refund-status';
import { apiMutation, apiQuery } from '@harbor/runtime';
import { changedByRefund } from '../../orders/changed';

const onItsWayEvery = 5_000;

/** Everything about the refund of one's order. While money is on its way it is read again now and then. */
export const refundInfo = (id: string) =>
  apiQuery(
    'GET /refund/info/:id',
    { params: { id } },
    {
      silent: true,
      refetchOnWindowFocus: true,
      refetchInterval: (query) =>
        query.state.data?.refund?.status === refundStatus.processing ? onItsWayEvery : false,
    },
  );

/** Takes an application back. */
export const useCancelRefund = apiMutation('POST /user/cancel_refund/:id', { invalidates: changedByRefund });

/** Gives the desk the evidence that it asked for. */
export const useSupply = apiMutation('POST /refund/supply/:id', {
  silent: true,
  invalidates: changedByRefund,
});

/** Asks for another decision. */
export const useAppeal = apiMutation('POST /refund/appeal/:id', {
  silent: true,
  invalidates: changedByRefund,
});
