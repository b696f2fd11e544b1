import { z } from 'zod';

/** Every answer of the API. */
export interface Envelope<T> {
  code: number;
  /** A sentence for people, in Chinese. */
  msg: string;
  data: T;
}

/** `data` of a 422 answer: the messages of each wrong field, by its path in the body (`spec_id`, `files.0.name`). */
export interface FieldErrors {
  errors: Record<string, string[]>;
}

/** A page of a list, in the field names that the specification uses. */
export interface Paged<T> {
  data: T[];
  total: number;
  current_page: number;
  per_page: number;
  last_page: number;
}

/** Schema of a page whose items are `item`. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.int(),
    current_page: z.int(),
    per_page: z.int(),
    last_page: z.int(),
  });
}
