import type { z } from 'zod';
import type { api } from './areas';

export type Api = typeof api;
export type ApiKey = keyof Api;

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Loose<T> = T extends object
  ? { [K in keyof T]: Exclude<T[K], undefined> extends never ? never : T[K] | number }
  : undefined;

/** Path parameters of a call, as a client writes them: numbers are turned into text. */
export type ParamsOf<K extends ApiKey> = Api[K] extends { params: infer P } ? Loose<Input<P>> : undefined;
/** Query parameters of a call, as a client writes them. */
export type QueryOf<K extends ApiKey> = Api[K] extends { query: infer Q } ? Loose<Input<Q>> : undefined;
/** Body of a call. */
export type BodyOf<K extends ApiKey> = Api[K] extends { body: infer B } ? Input<B> : undefined;
/** `data` of the answer of a call. */
export type DataOf<K extends ApiKey> = Api[K] extends { data: infer D extends z.ZodType }
  ? z.output<D>
  : never;
