import { useQuery } from '@harbor/runtime';
import { categoriesQuery } from './queries';

/** Categories that a post may go into, in two levels. */
export function useCategories() {
  const { data } = useQuery(categoriesQuery());
  return data?.data ?? [];
}

/** Title of a category with the one above it; empty for none. */
export function useCategoryTitle(id: number | null): string {
  const categories = useCategories();
  for (const parent of categories) {
    if (parent.id === id) return parent.title;
    const child = parent.children.find((one) => one.id === id);
    if (child) return `${parent.title} / ${child.title}`;
  }
  return '';
}
