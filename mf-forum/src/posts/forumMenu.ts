/** The parts of the forum by the number that its state keeps. */
export const forumMenu = { home: 1, categories: 2, topics: 3 } as const;

/** The part that an address belongs to; null for those that lie beside them, as the search does. */
export function menuOf(path: string): number | null {
  if (path.startsWith('/forumindex')) return forumMenu.home;
  if (path.startsWith('/forumtype')) return forumMenu.categories;
  if (path.startsWith('/topic')) return forumMenu.topics;
  return null;
}
