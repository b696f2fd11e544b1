import type { DrawnPage } from './draw';
import type { PageToDraw } from './drawer';
import { Drawings } from './drawings';
import { drawingLimits } from './limits';

const page = { html: '<main></main>', styles: '', asked: [], at: 0, sheets: [], cold: false };

/** Drawings of which each is what `draw` says; a test moves the clock. */
function drawingsOf(draw: () => Promise<DrawnPage>, limits = drawingLimits) {
  const state = { now: 0 };
  const faults: unknown[] = [];
  const drawings = new Drawings(
    { draw },
    { wait: 1000, limits, now: () => state.now, faulty: (error) => void faults.push(error) },
  );
  const wanted = (key: string) => ({ key, madeUp: false, page: () => ({}) as PageToDraw });
  return { drawings, wanted, state, faults };
}

const left: unknown[] = [];
const note = (error: unknown) => void left.push(error);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

test.each([
  ['fails', () => Promise.reject(new Error('no memory'))],
  [
    'throws',
    () => {
      throw new Error('no memory');
    },
  ],
  ['gives what cannot be kept', async () => ({ ...page, html: 1 }) as unknown as DrawnPage],
])('a drawer that %s costs one drawing: nobody hears of it, and the place is free again', async (_, draw) => {
  const { drawings, wanted, faults } = drawingsOf(draw);
  expect(await drawings.draw(wanted('a'))).toBe('unable');
  expect(faults).toHaveLength(1);
  for (let n = 0; n < 100; n += 1) {
    expect(drawings.glance(wanted(`b${n}`))).toBe('late');
    await new Promise(setImmediate);
  }
  expect(await drawings.draw({ ...wanted('c'), madeUp: true })).toBe('unable');
  expect(left).toEqual([]);
});

test('an ageing drawing that cannot be made anew serves on', async () => {
  let fails = false;
  const { drawings, wanted, state } = drawingsOf(async () => {
    if (fails) throw new Error('no memory');
    return page;
  });
  await drawings.draw(wanted('a'));
  fails = true;
  state.now += drawingLimits.renewedAfter + 1;
  expect(await drawings.draw(wanted('a'))).toBe(page);
  await new Promise(setImmediate);
  expect(left).toEqual([]);
});

test('a drawing counts with its key, which anybody can make long, and so does one that failed', async () => {
  let drawn = 0;
  const limits = { ...drawingLimits, room: 10_000 };
  const { drawings, wanted } = drawingsOf(async () => {
    drawn += 1;
    return { failed: 'mf-a', message: 'it throws' } as unknown as DrawnPage;
  }, limits);
  const keys = Array.from({ length: 5 }, (_, n) => `${n}`.repeat(2500));
  for (const key of keys) await drawings.draw(wanted(key));
  await drawings.draw(wanted(keys[4] ?? ''));
  expect(drawn).toBe(5);
  await drawings.draw(wanted(keys[0] ?? ''));
  expect(drawn).toBe(6);
});
