import { apiInfiniteQuery, apiMutation, apiQuery } from '@harbor/runtime';

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

/** Who else may serve conversations. */
export const colleaguesQuery = () =>
  apiQuery('GET /staff/chat/colleagues', {}, { silent: true, staleTime: 30_000 });

/** What support says often. */
export const repliesQuery = () => apiQuery('GET /staff/reply/list', {}, { silent: true, staleTime: 60_000 });

/** An invoice with its course. */
export const invoiceQuery = (id: number) =>
  apiQuery('GET /staff/invoice/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** A submission with its manuscript and files. */
export const submissionQuery = (id: number) =>
  apiQuery('GET /staff/submission/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

const detailOptions = { silent: true, staleTime: 2_000 } as const;

/** A comment with its reports and its course. */
export const commentQuery = (id: number) =>
  apiQuery('GET /staff/discuss/detail/:id', { params: { id } }, detailOptions);

/** A review and what was added to it. */
export const reviewQuery = (id: number) =>
  apiQuery('GET /staff/appraise/detail/:id', { params: { id } }, detailOptions);

/** A topic. */
export const topicQuery = (id: number) =>
  apiQuery('GET /staff/topic/detail/:id', { params: { id } }, detailOptions);

/** Topics that others can be merged into. */
export const topicsQuery = () =>
  apiQuery('GET /staff/topic/list', { query: { status: 2 } }, { silent: true });

/** A mistake that a reader points out in an article of the headlines. */
export const pressReportQuery = (id: number) =>
  apiQuery('GET /staff/press/report/:id', { params: { id } }, detailOptions);

/** What an author tells of a journal. */
export const experienceQuery = (id: number) =>
  apiQuery('GET /staff/experience/detail/:id', { params: { id } }, detailOptions);

/** A mistake that a reader points out in a journal. */
export const correctionQuery = (id: number) =>
  apiQuery('GET /staff/correction/detail/:id', { params: { id } }, detailOptions);

/** An alert of the sentinel. */
export const sentinelQuery = (id: number) =>
  apiQuery('GET /staff/sentinel/detail/:id', { params: { id } }, detailOptions);

/** An account that waits for its former owner. */
export const accountQuery = (id: number) =>
  apiQuery('GET /staff/account_review/detail/:id', { params: { id } }, detailOptions);

/** What somebody wrote and did before, and what became of it. */
export const authorPastQuery = (id: number) =>
  apiQuery('GET /staff/author/past/:id', { params: { id } }, { silent: true, staleTime: 30_000 });
