import { currentPosition, onNavigation } from './current';
import { history } from './history';

/** What single-spa does with each push: an artificial popstate, at once. */
function answerPushesWithPopstate(): () => void {
  const push = window.history.pushState;
  window.history.pushState = function (...args) {
    push.apply(this, args);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  return () => {
    window.history.pushState = push;
  };
}

test('a push stays a push although single-spa announces a pop in the midst of it', () => {
  const end = answerPushesWithPopstate();
  const actions: string[] = [];
  const stop = onNavigation(({ action, location }) => actions.push(`${action} ${location.pathname}`));
  history.push('/somewhere/else');
  expect(actions).toEqual(['PUSH /somewhere/else']);
  expect(currentPosition().action).toBe('PUSH');
  stop();
  end();
});
