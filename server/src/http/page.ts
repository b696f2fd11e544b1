import type { Paged } from '@harbor/contract';

/** A page of a list in the envelope's words. A page behind the last one is empty. */
export function toPage<T>(data: T[], total: number, page: number, perPage: number): Paged<T> {
  return {
    data,
    total,
    current_page: page,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(total / perPage)),
  };
}
