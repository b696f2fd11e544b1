export { ApiError, type FailureKind } from './api-error';
export { call } from './call';
export type { CallInput, CallOptions, CallSettings } from './call-types';
export { http, type RequestOptions } from './http';
export { newIdempotencyKey } from './idempotency';
export { indexTimeout, requestTimeout } from './limits';
export { type Intention, useIntention } from './useIntention';
