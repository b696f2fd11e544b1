/** Codes of the envelope; the HTTP status equals the code. A transient fault is a bare HTTP 503 without an envelope. */
export const code = {
  ok: 200,
  login: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  invalid: 422,
  tooMany: 429,
  internal: 500,
} as const;
