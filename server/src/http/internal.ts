import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'x-harbor-internal';
const word = randomBytes(24).toString('hex');

/** Headers by which this process knows its own calls (`app.inject`), e.g. when it puts data into a page. */
export const internalHeaders = { [name]: word };

/** Whether a call comes from this very process: such calls are not counted against anybody. */
export const isInternal = (request: FastifyRequest) => request.headers[name] === word;
