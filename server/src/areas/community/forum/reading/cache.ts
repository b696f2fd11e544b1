import { type ApiKey, api, type EndpointSpec } from '@harbor/contract';
import { announcedAnswers } from '../../../../cache/announced';
import type { Core } from '../../../../core';

/**
 * What everybody reads of the forum. Whatever is written in it ends it ({@link writing}), so that nobody misses what they
 * just did. Kept for longer, whatever is written: numbers that may be a little old.
 */
export const {
  cached,
  cachedLonger: cachedLong,
  invalidate: invalidateForum,
  heard: heardOfForum,
} = announcedAnswers({ channel: 'forum', atMost: 1000, longer: { ms: 60_000, endsWithWrites: false } });

const specs: Record<string, EndpointSpec> = api;

/** Handlers of an area whose writes end what is cached; a look at a post changes nothing that has to be seen at once. */
export function writing<H extends object>(handlers: H): H {
  const wrapped = Object.entries<(call: { core: Core }) => unknown>(handlers as never).map(
    ([key, handle]): [string, unknown] => [
      key,
      specs[key as ApiKey]?.rate !== 'write'
        ? handle
        : async (call: { core: Core }) => {
            const answer = await handle(call);
            invalidateForum(call.core);
            return answer;
          },
    ],
  );
  return Object.fromEntries(wrapped) as H;
}
