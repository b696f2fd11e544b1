import { apiQuery } from '@harbor/runtime';

/** A post as its page shows it. */
export const postDetail = (id: number) =>
  apiQuery('GET /hot_post/:id/detail', { params: { id } }, { silent: true });

// The first page has no number, so that what the server put into the page is found.
const of = (page: number) => (page > 1 ? page : undefined);

/** What the list of the forum's first page shows. */
export type ListType = 'hot' | 'newest' | 'followed';
export type Sort = 'hot' | 'newest' | 'reply';

const bare = { silent: true, staleTime: 0 } as const;

/** One page of a list of the forum's first page. */
export const listQuery = (type: ListType, page: number) =>
  apiQuery(
    'GET /hot_post/list',
    { query: { type: type === 'hot' ? undefined : type, page: of(page) } },
    bare,
  );

/** A category with one page of its posts. */
export const categoryQuery = (id: number, sort: Sort, page: number) =>
  apiQuery(
    'GET /hot_post/category/:id',
    { params: { id }, query: { sort: sort === 'hot' ? undefined : sort, page: of(page) } },
    bare,
  );

/** A topic with one page of its posts. */
export const topicQuery = (id: number, sort: Sort, page: number) =>
  apiQuery(
    'GET /topic/page/:id',
    { params: { id }, query: { sort: sort === 'hot' ? undefined : sort, page: of(page) } },
    bare,
  );

const member = {
  posts: 'POST /member/my_post/:id',
  collects: 'POST /member/collect/:id',
  likes: 'POST /member/like/:id',
} as const;

export type MemberList = keyof typeof member;

/** One page of what a member wrote, collected or liked. */
export const memberPostsQuery = (id: number, what: MemberList, page: number, status?: number) =>
  apiQuery(
    member[what],
    { params: { id }, body: { page, ...(status ? { status } : {}) } as { page: number } },
    bare,
  );

const people = { fans: 'POST /member/my_fans/:id', following: 'POST /member/concerned/:id' } as const;

export type PeopleList = keyof typeof people;

/** One page of those who follow a member, or whom the member follows. */
export const memberPeopleQuery = (id: number, what: PeopleList, page: number) =>
  apiQuery(people[what], { params: { id }, body: { page } }, bare);
