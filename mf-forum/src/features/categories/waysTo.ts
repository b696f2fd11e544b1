import type { Way } from '../../posts/about';

/** The way to each of some categories. */
export const waysTo = (categories: { id: number; title: string }[] = []): Way[] =>
  categories.map(({ id, title }) => ({ to: `/forumtypedetail/${id}/`, title }));
