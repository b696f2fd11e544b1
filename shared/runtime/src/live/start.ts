import { onMainReady } from '../page/main-state';
import { onSessionChange } from '../session/changes';
import { isLogin } from '../session/state';
import { applyLiveEvents } from './effects';
import { followTogether } from './follow';

/** The stream waits until the page has had this much rest after it was ready, in ms: it is in nobody's way then. */
const rest = 2000;

/**
 * Follows the server's live events while somebody is logged in. Everything also comes by asking on focus and every
 * minute: the stream makes it quick, nothing depends on it.
 * @returns a function that ends it
 */
export function startLive(): () => void {
  let running: AbortController | undefined;
  let atRest = false;

  function look(): void {
    if (!isLogin() || !atRest) {
      if (!isLogin()) stop();
      return;
    }
    if (running) return;
    running = new AbortController();
    followTogether(running.signal);
  }
  function stop(): void {
    running?.abort();
    running = undefined;
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends = [
    applyLiveEvents(),
    onSessionChange((change) => {
      // Another person's stream must not go on.
      if (change === 'login') stop();
      look();
    }),
    onMainReady(() => {
      if (timer) return;
      timer = setTimeout(() => {
        atRest = true;
        look();
      }, rest);
    }),
  ];
  return () => {
    clearTimeout(timer);
    stop();
    for (const end of ends) end();
  };
}
