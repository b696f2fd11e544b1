import type { z } from 'zod';
import type { StaffRight } from './staff-rights';

/**
 * Who may make a call or open a page. `teacher` means certified teacher, `staff` a member of the operating team,
 * `release` staff or who holds a deploy token (calls only).
 */
export type Access = 'public' | 'login' | 'teacher' | 'staff' | 'release';

/** Rate-limit class of a call; the numbers belonging to each class are server settings. */
export type RateClass =
  | 'read'
  | 'search'
  | 'login'
  | 'sms'
  | 'write'
  | 'purchase'
  | 'pay'
  | 'upload'
  | 'file'
  | 'part'
  | 'tracking'
  | 'captcha'
  | 'poll'
  | 'feedback';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `'POST /service/purchase/:id'`. Paths are relative to `/api/applet` unless they begin with `/api/`.
 * Path parameters are written `:name`.
 */
export type EndpointKey = `${Method} /${string}`;

/** One call of the product: what the server validates and documents with, and what clients take their types from. */
export interface EndpointSpec {
  /** One Chinese sentence, shown in the API documentation. */
  summary: string;
  access: Access;
  /**
   * What somebody of the team must be allowed to, for calls of `staff` and `release`: a right of the table, with the second
   * factor given; `entry` for what leads to the second factor, open to everybody of the team.
   */
  right?: StaffRight | 'entry';
  /**
   * The queue of the desk whose case `id` the call decides: refused while somebody else works on the case. With `acts` only
   * where the body's `act` is one of them.
   */
  decides?: string | { queue: string; acts: readonly string[] };
  /** It moves money or gives rights: of the team, only with a code of the second factor given within the last minutes. */
  money?: boolean;
  /** Pages of the team make it by themselves, again and again: no sign that somebody sits there, as none of `poll` is. */
  unattended?: boolean;
  rate: RateClass;
  /** Path parameters; every value arrives as a string. */
  params?: z.ZodType;
  /** Query parameters; every value arrives as a string, repeated ones are refused. */
  query?: z.ZodType;
  /** JSON body; unknown fields are refused, so use `z.strictObject`. */
  body?: z.ZodType;
  /** The request carries `multipart/form-data` instead of JSON. */
  multipart?: boolean;
  /** The request carries bytes as `application/octet-stream` instead of JSON; the handler gets them as a stream. */
  raw?: boolean;
  /** The body is large and may take minutes to arrive. */
  slow?: boolean;
  /** Answers `text/event-stream` for as long as the client stays; not the envelope. */
  stream?: boolean;
  /** Answers a file of this content type; not the envelope. */
  file?: string;
  /** Honours the `Idempotency-Key` header: a repeat with the same key returns the first answer. */
  idempotent?: boolean;
  /** Whoever asks gets the same answer: what the server wrote into the page for a visitor holds for members too. */
  forEverybody?: boolean;
  /** The `data` of the envelope. Fields not declared here never leave the server. */
  data: z.ZodType;
}

/** The calls of one area, keyed by method and path. */
export type Area = Record<EndpointKey, EndpointSpec>;

/** Declares an area's calls; the type parameter keeps each call's exact schemas for the clients. */
export function defineArea<const T extends Area>(area: T): T {
  return area;
}
