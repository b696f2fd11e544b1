import { refundStatus } from '@harbor/contract/refund-status';
import { apiQuery } from '@harbor/runtime';

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
