import type { AccountReview, DataOf, DeskAppraise, ForumDeskItem } from '@harbor/contract';
import { ApiError, apiInfiniteQuery, apiMutation, apiQuery, call } from '@harbor/runtime';
import { queryOptions } from '@tanstack/react-query';

/** How often a list is asked for again while somebody looks at it, in ms. */
const listEvery = 15_000;

/** The cases of a queue, those that wait longest first. */
export const casesQuery = (queue: string, tab: string | undefined, keyword: string) =>
  apiInfiniteQuery(
    'GET /staff/desk/cases/:queue',
    { params: { queue }, query: { tab, keyword: keyword || undefined } },
    { silent: true, staleTime: 2_000, refetchInterval: listEvery },
  );

/** Gives several cases the same. */
export const useBatch = apiMutation('POST /staff/desk/batch/:queue', { silent: true });

/** A post with its reports and its course. */
export const postQuery = (id: number) =>
  apiQuery('GET /staff/post/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** What a post said before it was changed. */
export const postVersionsQuery = (id: number, enabled: boolean) =>
  apiQuery('GET /staff/post/versions/:id', { params: { id } }, { silent: true, enabled });

/** A refund with everything that was said about it. */
export const refundQuery = (id: number) =>
  apiQuery('GET /staff/refund/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** An order with its papers and its course. */
export const orderQuery = (id: number) =>
  apiQuery('GET /staff/order/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** The form of an order. Each reading of it is written down, so it is asked for once. */
export const orderFormQuery = (id: number, enabled: boolean) =>
  apiQuery(
    'GET /staff/orderform/detail/:id',
    { params: { id } },
    { silent: true, enabled, staleTime: Number.POSITIVE_INFINITY },
  );

/** Members by name, number or phone: teachers to dispatch to are among them. */
export const usersQuery = (keyword: string) =>
  apiQuery('GET /staff/user/list', { query: { keyword } }, { silent: true, enabled: keyword !== '' });

/** A ticket with everything that was said. */
export const ticketQuery = (id: number) =>
  apiQuery('GET /staff/ticket/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** A conversation; read again every few seconds while it is open. */
export const chatQuery = (id: number) =>
  apiQuery(
    'GET /staff/chat/msg/:id',
    { params: { id } },
    { silent: true, staleTime: 1_000, refetchInterval: 4_000 },
  );

/** An invoice with its course. */
export const invoiceQuery = (id: number) =>
  apiQuery('GET /staff/invoice/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** A submission with its manuscript and files. */
export const submissionQuery = (id: number) =>
  apiQuery('GET /staff/submission/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

type Paged<T> = { data: T[]; current_page: number; last_page: number };

/** How many pages of a list are looked through for one case. */
const mostPages = 10;

/** One row of a list whose rows have no call of their own: page after page, until it is there. */
async function rowOf<T extends { id: number }>(
  id: number,
  pages: readonly ((page: number) => Promise<Paged<T>>)[],
): Promise<T> {
  for (const read of pages)
    for (let page = 1; page <= mostPages; page += 1) {
      const { data, last_page } = await read(page);
      const row = data.find((one) => one.id === id);
      if (row) return row;
      if (page >= last_page) break;
    }
  throw new ApiError({ kind: 'answer', code: 404, msg: '没有找到这一项，可能已由其他同事处理' });
}

const rowOptions = { staleTime: 2_000, retry: false } as const;

/** A comment, found in the lists of what waits. */
export const commentQuery = (id: number) =>
  queryOptions<ForumDeskItem, ApiError>({
    ...rowOptions,
    queryKey: ['GET /staff/forum/queue', { id }],
    queryFn: async () => {
      const lists = ['comment', 'report', 'after', 'appeal'] as const;
      const isComment = ({ kind }: ForumDeskItem) => kind === 'comment';
      const read = (list: (typeof lists)[number]) => async (page: number) => {
        const answer = await call('GET /staff/forum/queue', { query: { list, page }, silent: true });
        return { ...answer, data: answer.data.filter(isComment) };
      };
      return rowOf(id, lists.map(read));
    },
  });

/** A review, found in the lists by status. */
export const reviewQuery = (id: number) =>
  queryOptions<DeskAppraise, ApiError>({
    ...rowOptions,
    queryKey: ['GET /staff/appraise/list', { id }],
    queryFn: () =>
      rowOf(
        id,
        [1, 3, 2].map(
          (status) => (page: number) =>
            call('GET /staff/appraise/list', { query: { status, page }, silent: true }),
        ),
      ),
  });

/** A topic, found in the lists by status. */
export const topicQuery = (id: number) =>
  queryOptions<DataOf<'GET /staff/topic/list'>['data'][number], ApiError>({
    ...rowOptions,
    queryKey: ['GET /staff/topic/list', { id }],
    queryFn: () =>
      rowOf(
        id,
        [1, 2, 4].map(
          (status) => (page: number) =>
            call('GET /staff/topic/list', { query: { status, page }, silent: true }),
        ),
      ),
  });

/** Topics that others can be merged into. */
export const topicsQuery = () =>
  apiQuery('GET /staff/topic/list', { query: { status: 2 } }, { silent: true });

/** An alert of the sentinel. */
export const sentinelQuery = (id: number) =>
  queryOptions<DataOf<'GET /staff/sentinel/list'>['data'][number], ApiError>({
    ...rowOptions,
    queryKey: ['GET /staff/sentinel/list', { id }],
    queryFn: () =>
      rowOf(
        id,
        (['open', 'closed'] as const).map(
          (state) => (page: number) =>
            call('GET /staff/sentinel/list', { query: { state, page }, silent: true }),
        ),
      ),
  });

/** An account that waits for its former owner. */
export const accountQuery = (id: number) =>
  queryOptions<AccountReview, ApiError>({
    ...rowOptions,
    queryKey: ['GET /staff/account_review/list', { id }],
    queryFn: () =>
      rowOf(
        id,
        (['open', 'returned', 'closed'] as const).map(
          (state) => (page: number) =>
            call('GET /staff/account_review/list', { query: { state, page }, silent: true }),
        ),
      ),
  });
