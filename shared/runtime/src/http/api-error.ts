/**
 * Why a call failed. `answer`: the server answered with another code than 200. The others are faults on the way;
 * `unavailable` is an answer without an envelope, e.g. a 503 of a server whose database restarts.
 */
export type FailureKind = 'answer' | 'timeout' | 'network' | 'unavailable' | 'aborted';

interface Failure {
  kind: FailureKind;
  code: number;
  msg: string;
  data?: unknown;
  retryAfter?: number;
}

function fieldErrors(data: unknown): Record<string, string[]> | undefined {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return undefined;
  const { errors } = data;
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [
      field,
      Array.isArray(said) ? said.map(String) : [String(said)],
    ]),
  );
}

/** A call that did not end with code 200. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** Code of the envelope, else the HTTP status, else 0. */
  readonly code: number;
  /** A sentence for people, in Chinese. */
  readonly msg: string;
  /** Messages of each wrong field, by its path in the body; only with code 422. */
  readonly errors: Record<string, string[]> | undefined;
  /** `data` of the envelope; of a 503 the server's own sentence, where it has one. */
  readonly data: unknown;
  /** Seconds after which another try makes sense, where the server said so (429, 503). */
  readonly retryAfter: number | undefined;

  constructor({ kind, code, msg, data, retryAfter }: Failure) {
    super(msg);
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.msg = msg;
    this.data = data;
    this.retryAfter = retryAfter;
    this.errors = code === 422 ? fieldErrors(data) : undefined;
  }

  /** The same call may succeed a moment later: it says nothing about the session or the input. */
  get transient(): boolean {
    return this.kind === 'timeout' || this.kind === 'network' || this.kind === 'unavailable';
  }

  /** First message of a field, to be shown at it. */
  fieldError(field: string): string | undefined {
    return this.errors?.[field]?.[0];
  }
}
