import { type TestApp, testApp } from '../testing/app';
import { jsonFault, jsonLimits } from './json-limits';

const { depth, pieces } = jsonLimits;
const deep = '提交的内容层次太深';
const many = '提交的内容项目太多，请分几次提交';

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
  ['both', '[{"a":', '}]'],
])('%s within each other', (_, open, close) => {
  const levels = (n: number) => `${open.repeat(n)}1${close.repeat(n)}`;
  const per = open === '[{"a":' ? 2 : 1;
  expect(jsonFault(levels(depth / per))).toBeUndefined();
  expect(jsonFault(levels(depth / per + 1))).toBe(deep);
});

test('many items, keys or empty lists', () => {
  expect(jsonFault(JSON.stringify(Array(pieces - 1).fill(1)))).toBeUndefined();
  for (const value of [
    Array(pieces + 1).fill(1),
    Array(pieces).fill([]),
    Object.fromEntries(Array.from({ length: pieces }, (_, i) => [i, 1])),
  ])
    expect(jsonFault(JSON.stringify(value))).toBe(many);
});

test('what stands in a text is no structure, whatever is written before its quotes', () => {
  const text = `[{,:"\\${'['.repeat(200)}${','.repeat(20_000)}`;
  for (const one of [text, `${text}\\`, `${text}\\\\`, `${text}\\"`, '"', '\\"', ''])
    expect(jsonFault(JSON.stringify({ [one]: [one, one] }))).toBeUndefined();
  expect(jsonFault(`"\\\\"${'['.repeat(depth + 1)}`)).toBe(deep);
  expect(jsonFault(`"\\\\\\"${'['.repeat(depth + 1)}`)).toBeUndefined();
});

describe('a call', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({ areas: ['auth', 'forms'] });
  });
  afterAll(() => site.close());

  const send = async (payload: string) => {
    const { token } = await site.user();
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/applet/orderform/1/draft',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${token}`,
      },
      payload,
    });
    return answer.json();
  };

  test('with a body nested ten thousand times is refused before anybody walks down', async () => {
    const answer = await send(
      `{"form":1,"version":1,"revision":0,"answers":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
    );
    expect(answer).toMatchObject({ code: 422, msg: deep });
  });
});
