import { resetRuntime } from '../testing/reset';
import { currentPosition, onNavigation } from './current';
import { isFirstPage } from './entry';
import { history } from './history';
import { holdNavigation } from './hold';
import { addLayer } from './layers';
import { navigate } from './navigate';

/** Longer than the browser needs for a step, and a closed layer's entry to go. */
const pause = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms));
const back = async () => {
  window.history.back();
  await pause();
};
const here = () => window.location.pathname;
const state = () => window.history.state as { idx: number; layers?: number };

/** Something over the page that closes when it is told to. */
function sheet() {
  const open = { now: true };
  const end = addLayer(() => {
    open.now = false;
    end();
  });
  return {
    open,
    /** By its own button. */
    close: () => {
      open.now = false;
      end();
    },
  };
}

let moves: string[];
let stop: () => void;

beforeEach(() => {
  resetRuntime();
  history.push('/before');
  history.push('/page');
  moves = [];
  stop = onNavigation(({ action, location }) => moves.push(`${action} ${location.pathname}`));
});
afterEach(() => stop());

test('back closes what lies over the page, and nobody hears of a navigation; the next one leaves', async () => {
  const { open } = sheet();
  await back();
  expect([open.now, here(), moves]).toEqual([false, '/page', []]);
  await back();
  expect(moves).toEqual(['POP /before']);
});

test('on the page one came in by, back closes it as well', async () => {
  const entries = window.history.length;
  const { open } = sheet();
  // The entry is what back has to go through: without one it would leave the site.
  expect(window.history.length).toBe(entries + 1);
  await back();
  expect([open.now, here()]).toEqual([false, '/page']);
});

test('closed by its own button it moves nothing; one step back leaves the page', async () => {
  const { close } = sheet();
  const { idx } = state();
  close();
  await pause();
  // A step taken here could meet the page being loaded anew, and lead out of it.
  expect(state().idx).toBe(idx);
  await back();
  expect(moves).toEqual(['POP /before']);
});

test('the page that one came in by stays that after a layer was closed by its button', async () => {
  history.replace('/first');
  const state = { ...window.history.state, idx: 0 };
  History.prototype.replaceState.call(window.history, state, '');
  sheet().close();
  expect(isFirstPage()).toBe(true);
});

test('one that is opened after another was closed, again and again, still is one step', async () => {
  for (let n = 0; n < 3; n += 1) {
    sheet().close();
    await pause(80);
  }
  const { open } = sheet();
  await back();
  expect([open.now, moves]).toEqual([false, []]);
  await back();
  expect(moves).toEqual(['POP /before']);
});

test('the lower of two is one step too when the upper was closed by its button', async () => {
  const lower = sheet();
  sheet().close();
  await back();
  expect([lower.open.now, moves]).toEqual([false, []]);
  await back();
  expect(moves).toEqual(['POP /before']);
});

test('a step back right after its own button means the page before', async () => {
  const { close } = sheet();
  close();
  await back();
  expect(moves).toEqual(['POP /before']);
});

test('two quick steps back close it and leave the page', async () => {
  const { open } = sheet();
  window.history.back();
  // jsdom counts both from where it stood, unless the first has arrived.
  await pause(20);
  window.history.back();
  await pause();
  expect([open.now, moves]).toEqual([false, ['POP /before']]);
});

test('of two the upper one closes first', async () => {
  const lower = sheet();
  const upper = sheet();
  await back();
  expect([lower.open.now, upper.open.now]).toEqual([true, false]);
  await back();
  expect([lower.open.now, here(), moves]).toEqual([false, '/page', []]);
});

test('one that takes the place of another takes over its entry', async () => {
  const first = sheet();
  const entries = window.history.length;
  first.close();
  const second = sheet();
  await pause();
  expect(window.history.length).toBe(entries);
  await back();
  expect([second.open.now, here()]).toEqual([false, '/page']);
});

test('one that stays open when told to close is asked again', async () => {
  const asked = jest.fn();
  const end = addLayer(asked);
  await back();
  await back();
  expect(asked).toHaveBeenCalledTimes(2);
  expect([here(), moves]).toEqual(['/page', []]);
  end();
});

test('a link in it leads on as from the page itself, and back to the page', async () => {
  const { close } = sheet();
  close();
  navigate('/next');
  await pause();
  expect(moves).toEqual(['PUSH /next']);
  await back();
  expect(moves).toEqual(['PUSH /next', 'POP /page']);
  await back();
  expect(moves.at(-1)).toBe('POP /before');
});

test('a page replaced under it is replaced, and it stays open', async () => {
  const { open } = sheet();
  navigate('/page?sort=new', { replace: true });
  await pause();
  expect(currentPosition().location.search).toBe('?sort=new');
  expect(open.now).toBe(true);
  await back();
  expect([open.now, currentPosition().location.search]).toEqual([false, '?sort=new']);
  await back();
  expect(moves.at(-1)).toBe('POP /before');
});

test('forward does not open it again, nor does it lead to an entry without a page', async () => {
  sheet();
  await back();
  window.history.forward();
  await pause();
  expect([here(), state().layers, moves]).toEqual(['/page', undefined, []]);
});

test('a page that is kept asks in a sheet: back closes the question, and leaving passes it', async () => {
  let question: ReturnType<typeof sheet> | undefined;
  let leave: () => void = () => undefined;
  const end = holdNavigation((go) => {
    leave = go;
    question = sheet();
  });
  await back();
  expect([here(), question?.open.now]).toEqual(['/page', true]);
  await back();
  expect([here(), question?.open.now, moves]).toEqual(['/page', false, []]);
  await back();
  expect(question?.open.now).toBe(true);
  end();
  question?.close();
  leave();
  await pause();
  expect(moves).toEqual(['POP /before']);
});

test('a page that is kept is not asked while something lies over it', async () => {
  const asked = jest.fn();
  const end = holdNavigation(asked);
  const { open } = sheet();
  await back();
  expect([open.now, asked.mock.calls.length, here()]).toEqual([false, 0, '/page']);
  end();
});
