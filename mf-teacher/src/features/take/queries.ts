import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

/** An order as far as this teacher may read it. */
export const takeDetail = (id: string) =>
  apiQuery(
    'GET /wait_take/detail/:id',
    { params: { id } },
    { silent: true, staleTime: 0, refetchOnWindowFocus: true },
  );

const changed: readonly ApiKey[] = [
  'GET /wait_take/detail/:id',
  'GET /wait_take/mine',
  'GET /wait_take/num',
  'GET /wait_take/audition_num',
];
const write = { silent: true, invalidates: changed } as const;

export const useBegin = apiMutation('POST /wait_take/begin/:id', write);
export const useHandInTrial = apiMutation('POST /wait_take/audition/:id', write);
export const useConfirm = apiMutation('POST /wait_take/formal/:id', write);
export const useReport = apiMutation('POST /wait_take/report/:id', write);
export const useAskMaterial = apiMutation('POST /wait_take/fill/:id', write);
export const useDeliver = apiMutation('POST /teacher/order/deliver/:id', write);
export const useGiveUp = apiMutation('POST /wait_take/cancel/:id', {
  silent: true,
  invalidates: [...changed, 'GET /wait_take/list', 'GET /wait_take/invalid'],
});
