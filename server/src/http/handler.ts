import type { Area, EndpointSpec } from '@harbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import type { Once } from './idempotency';
import type { SessionUser } from './session-user';

type Parsed<E, Part extends string> = E extends { [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** `data` that a handler of this endpoint answers with; undeclared fields never leave the server. */
export type Answer<E extends EndpointSpec> = z.output<E['data']>;

/** One call, checked and parsed, as its handler gets it. */
export interface Call<E extends EndpointSpec> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /** Who asks; null only where the endpoint is public and nobody is logged in, or a deploy token asks. */
  user: E['access'] extends 'public' | 'release' ? SessionUser | null : SessionUser;
  core: Core;
  db: Db;
  /** The moment of the call, by the settings' clock. */
  now: Date;
  /** Runs the effect once per `Idempotency-Key`; endpoints declared `idempotent` must use it. */
  once: Once<Answer<E>>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Serves one call. */
export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/** A handler for every call of an area. */
export type AreaHandlers<A extends Area> = {
  [K in keyof A]: A[K] extends EndpointSpec ? Handler<A[K]> : never;
};
