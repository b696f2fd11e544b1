import type { DataOf, QueryOf } from '@harbor/contract';

export type Wall = DataOf<'GET /appraise/list'>;
type Content = 'all' | 'text' | 'image' | 'append';

/** What the wall shows, as the address holds it. */
export interface WallFilters {
  category?: number;
  stars?: number;
  content: Content;
  page: number;
}

export const contents: readonly {
  key: Content;
  label: string;
  count: (summary: Wall['summary']) => number;
}[] = [
  { key: 'all', label: '全部', count: ({ total }) => total },
  { key: 'text', label: '有文字', count: ({ with_text }) => with_text },
  { key: 'image', label: '有图', count: ({ with_images }) => with_images },
  { key: 'append', label: '有追评', count: ({ with_append }) => with_append },
];

function whole(value: string | null, most: number): number | undefined {
  const number = Number(value);
  return value && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** Reads the address; what makes no sense there is left out rather than sent to the server. */
export function readWallFilters(params: URLSearchParams): WallFilters {
  return {
    category: whole(params.get('category'), 9999),
    stars: whole(params.get('stars'), 5),
    content: contents.find(({ key }) => key === params.get('filter'))?.key ?? 'all',
    page: whole(params.get('page'), 100_000) ?? 1,
  };
}

/** The address of these filters; what has its usual value is left out. */
export function wallPath({ category, stars, content = 'all', page = 1 }: Partial<WallFilters>): string {
  const params = new URLSearchParams();
  if (category) params.set('category', String(category));
  if (stars) params.set('stars', String(stars));
  if (content !== 'all') params.set('filter', content);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/evaluationlist/?${query}` : '/evaluationlist/';
}

/** What the server is asked for; usual values are left out, so that the first view finds what the page brought along. */
export function wallQuery(
  { category, stars, content }: WallFilters,
  page: number,
): QueryOf<'GET /appraise/list'> {
  return {
    category_id: category,
    stars,
    filter: content === 'all' ? undefined : content,
    page: page > 1 ? page : undefined,
  };
}
