import type { Api, ApiKey, BodyOf, ParamsOf, QueryOf } from '@harbor/contract';

/** One part of a call's input, required exactly when something in it is. */
export type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

type Body<K extends ApiKey> = Api[K] extends { multipart: true }
  ? { body: FormData }
  : Part<'body', BodyOf<K>>;

/** What a call carries: path parameters, query and body, each required exactly when the contract says so. */
export type CallInput<K extends ApiKey> = Part<'params', ParamsOf<K>> & Part<'query', QueryOf<K>> & Body<K>;

/** How a call is made. */
export interface CallSettings {
  /** Sent as `Idempotency-Key`: a repeat with the same key gets the first answer instead of acting twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** No message on screen when it fails: the caller shows `ApiError.msg` or `errors` itself. */
  silent?: boolean;
  /** The page is being closed and the call outlives it: at most 60 KB of body go through. */
  keepalive?: boolean;
  /** Further headers, e.g. a secret that must not stand in an address. */
  headers?: Record<string, string>;
  /** Progress of an upload, 0 to 1. */
  onUploadProgress?: (done: number) => void;
}

/** Input and settings of a call. */
export type CallOptions<K extends ApiKey> = CallInput<K> & CallSettings;

/** The rest arguments of a function about a call: the input may be left out when nothing in it is required. */
export type InputArgs<K extends ApiKey, Input> =
  Record<never, never> extends CallInput<K> ? [input?: Input] : [input: Input];

/** A call's parts without their types, as the machinery below handles them. */
export interface LooseInput extends CallSettings {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
