import type { DOMPurify } from 'dompurify';

export type Purify = DOMPurify;

/**
 * DOMPurify, once for the whole page: it makes a Trusted Types policy of its own, and the page's security policy allows
 * one.
 */
export async function loadPurify(): Promise<Purify> {
  const { default: purify } = await import('dompurify');
  return purify;
}
