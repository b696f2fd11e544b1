import { mayBeLive } from '@harbor/runtime';

// An enumeration and nothing else: an address given from outside never decides where people go.
const targets = new Map([
  ['feedback', '/breadcrumb/7'],
  ['order', '/orderpage/'],
]);

/** Page that a login of this `type` leads to; home for unknown types and for pages that are not live. */
export function targetOf(type: string): string {
  const target = targets.get(type) ?? '/';
  return mayBeLive(target) ? target : '/';
}
