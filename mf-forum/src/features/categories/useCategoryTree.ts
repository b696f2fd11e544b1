import { useQuery } from '@harbor/runtime';
import { categoryTree } from './queries';

/** All categories, each with those below it. */
export const useCategoryTree = () => useQuery(categoryTree());
