import { call } from '../http/call';
import { onNavigation } from '../navigation/current';
import { platform } from '../platform/snapshot';

/** Name of every visit in the statistics. */
const event = 'CCS';

function record(url: string, referrer: string): void {
  const key = platform === 'mobile' ? 'GET /find/mobile/count' : 'GET /find/count';
  call(key, { query: { url, referrer, event }, silent: true }).catch(() => undefined);
}

/** An address without the place on its page. */
const pageOf = (url: string) => url.replace(/#.*/s, '');

/**
 * Counts the visit of this page, and of every one that follows in this tab; another place on
 * the same page is no visit. Nobody ever notices a
 * failure.
 * @returns a function that ends it
 */
export function startTracking(): () => void {
  let last = window.location.href;
  record(last, document.referrer);
  return onNavigation(() => {
    const url = window.location.href;
    const within = url !== last && pageOf(url) === pageOf(last);
    if (!within) record(url, last);
    last = url;
  });
}
