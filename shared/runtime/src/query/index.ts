export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  type ApiInfiniteOptions,
  apiInfiniteQuery,
  type FeedInput,
  type FeedKey,
  firstPage,
  nextPage,
  type PageAt,
  rowsOf,
} from './api-infinite-query';
export {
  type ApiMutationOptions,
  apiMutation,
  invalidateCalls,
  type MutationInput,
  useApiMutation,
} from './api-mutation';
export { type ApiQueryOptions, apiQuery } from './api-query';
export { queryClient } from './client';
export { hydrateQueries } from './hydrate';
export { callKey } from './keys';
