import type { MemberCard, PostCard } from '@harbor/contract';
import {
  callKey,
  firstPage,
  keepPreviousData,
  nextPage,
  queryClient,
  readToken,
  useInfiniteQuery,
  useQuery,
} from '@harbor/runtime';
import {
  categoryQuery,
  type ListType,
  listQuery,
  type MemberList,
  memberPeopleQuery,
  memberPostsQuery,
  type PeopleList,
  type Sort,
  topicQuery,
} from './queries';

/** One page of a list. */
export interface Paged<T> {
  data: T[];
  total: number;
  current_page: number;
  last_page: number;
}

/** A list that can be read page by page, from wherever it comes. */
export interface Source<T> {
  /** Tells one list from another. */
  key: readonly unknown[];
  read: (page: number) => Promise<Paged<T>>;
  /** The first page, where the page's own data has it already. */
  known?: () => Paged<T> | undefined;
}

export const forumPosts = (type: ListType): Source<PostCard> => ({
  key: ['list', type],
  read: (page) => queryClient.fetchQuery(listQuery(type, page)),
  known: () => queryClient.getQueryData(listQuery(type, 1).queryKey),
});

export const categoryPosts = (id: number, sort: Sort): Source<PostCard> => ({
  key: ['category', id, sort],
  read: async (page) => (await queryClient.fetchQuery(categoryQuery(id, sort, page))).posts,
  known: () => queryClient.getQueryData(categoryQuery(id, sort, 1).queryKey)?.posts,
});

export const topicPosts = (id: number, sort: Sort): Source<PostCard> => ({
  key: ['topic', id, sort],
  read: async (page) => (await queryClient.fetchQuery(topicQuery(id, sort, page))).posts,
  known: () => queryClient.getQueryData(topicQuery(id, sort, 1).queryKey)?.posts,
});

/** What a member wrote, collected or liked. */
export const memberPosts = (id: number, what: MemberList, status?: number): Source<PostCard> => ({
  key: ['member', id, what, status],
  read: (page) => queryClient.fetchQuery(memberPostsQuery(id, what, page, status)),
  known: () =>
    // Written for visitors: authors see more of their own.
    what === 'posts' && status === undefined && readToken() === ''
      ? queryClient.getQueryData<Paged<PostCard>>(callKey('GET /member/posts/:id', { params: { id } }))
      : undefined,
});

/** Who follows a member, or whom the member follows. */
export const memberPeople = (id: number, what: PeopleList): Source<MemberCard> => ({
  key: ['people', id, what],
  read: (page) => queryClient.fetchQuery(memberPeopleQuery(id, what, page)),
});

const listKey = 'forum:list';

/** One page of a list, on the desktop. */
export function useListPage<T>(source: Source<T>, page: number) {
  return useQuery({
    queryKey: [listKey, ...source.key, page],
    queryFn: () => source.read(page),
    initialData: () => (page === 1 ? source.known?.() : undefined),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

/** A list as far as somebody scrolls, on the phone. */
export function useListFeed<T>(source: Source<T>) {
  return useInfiniteQuery({
    queryKey: [listKey, ...source.key, 'all'],
    queryFn: ({ pageParam }) => source.read(pageParam.page ?? 1),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    initialData: () => {
      const first = source.known?.();
      return first && { pages: [first], pageParams: [firstPage] };
    },
    staleTime: 15_000,
  });
}

/** After a write: every list is read anew when it is looked at. */
export const forgetLists = () => queryClient.invalidateQueries({ queryKey: [listKey] });
