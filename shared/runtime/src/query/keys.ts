import { asTexts } from '../http/address';

/** The parts of a call's input that tell one answer from another. */
export interface KeyParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Cache key of a call: its key in the contract, then its input. */
export type CallKey = readonly [key: string, parts: KeyParts];

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/**
 * Cache key of a call. Values of the address are text and what is undefined or empty is left out, so that the key which
 * the server wrote for inlined data and the key which a page asks for are the same.
 */
export function callKey(
  key: string,
  input: { params?: unknown; query?: unknown; body?: unknown } = {},
): CallKey {
  const parts: KeyParts = { params: asTexts(input.params), query: asTexts(input.query), body: input.body };
  for (const name of ['params', 'query', 'body'] as const)
    if (parts[name] === undefined || isEmpty(parts[name])) delete parts[name];
  return [key, parts];
}
