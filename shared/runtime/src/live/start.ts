import { onRest } from '../page/rest';
import { onSessionChange } from '../session/changes';
import { isLogin } from '../session/state';
import { applyLiveEvents } from './effects';
import { followTogether } from './follow';

/**
 * Follows the server's live events while somebody is logged in, once the page is at rest. Everything also comes by asking on focus and every
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

  const ends = [
    applyLiveEvents(),
    onSessionChange((change) => {
      // Another person's stream must not go on.
      if (change === 'login') stop();
      look();
    }),
    onRest(() => {
      atRest = true;
      look();
    }),
  ];
  return () => {
    stop();
    for (const end of ends) end();
  };
}
