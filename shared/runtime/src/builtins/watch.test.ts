import { forgetBuiltins, judged, keepBuiltins } from './look';
import { noteScript, resetScripts } from './scripts';
import { onSpoiled, resetSpoiled } from './spoiled';
import { watchBuiltins } from './watch';

const told: string[] = [];
const { parse } = JSON;
let ends: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  told.length = 0;
  document.body.innerHTML =
    '<div data-outlet="mf-shop"><button>a</button></div><div data-outlet="mf-news"><button>b</button></div>';
  window.fetch = async () => ({ text: async () => 'JSON.parse' }) as Response;
  for (const owner of ['mf-shop', 'mf-news']) noteScript(owner, `/releases/${owner}/1.0.0/remoteEntry.js`);
  ends = [onSpoiled(({ part, changed }) => told.push(`${part}: ${changed}`)), watchBuiltins()];
  keepBuiltins();
});
afterEach(() => {
  for (const end of ends) end();
  forgetBuiltins();
  resetSpoiled();
  resetScripts();
  jest.useRealTimers();
});

const buttons = () => [...document.querySelectorAll('button')];

test('what a press changes is laid to the part on whose page somebody pressed', async () => {
  const [, news] = buttons();
  news?.addEventListener('click', () => Reflect.deleteProperty(JSON, 'parse'));
  news?.click();
  jest.advanceTimersByTime(0);
  await judged();
  expect(told).toEqual(['mf-news: JSON.parse']);
  expect(JSON.parse).toBe(parse);
});

test('what was changed before a press is not laid to it', async () => {
  Reflect.deleteProperty(JSON, 'parse');
  buttons()[0]?.click();
  jest.advanceTimersByTime(0);
  await judged();
  expect(told).toEqual([]);
  expect(JSON.parse).toBe(parse);
});

test('what a timer changes is put back soon', () => {
  Reflect.deleteProperty(JSON, 'parse');
  jest.advanceTimersByTime(2000);
  expect(JSON.parse).toBe(parse);
});
