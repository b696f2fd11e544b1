import { fill } from './shapes.mjs';
import { ask } from './wire.mjs';

/** A little below what a body may have, in bytes. */
const longest = 320_000;

/** Bodies of calls, whatever they say. */
export async function* json(site) {
  const { token } = await site.user();
  const numbers = fill('1,', longest - 200);
  const bodies = {
    'lists within lists': `${'['.repeat(longest / 2)}${']'.repeat(longest / 2)}`,
    'opened lists': '['.repeat(longest),
    'objects within objects': fill('{"a":', longest),
    'as deep as there may be': `{"a":${'['.repeat(18)}${']'.repeat(18)}}`,
    'many keys': JSON.stringify(Object.fromEntries(Array.from({ length: 25_000 }, (_, i) => [`k${i}`, 1]))),
    'as many keys as there may be': JSON.stringify(
      Object.fromEntries(Array.from({ length: 4900 }, (_, i) => [`key ${i}`, 1])),
    ),
    'one key again and again': `{${fill('"a":1,', longest - 40)}"a":1}`,
    'many numbers': `[${numbers}1]`,
    'as many items as there may be': JSON.stringify({ ids: Array(9900).fill(1) }),
    'one long text': JSON.stringify({ title: fill('中', 106_000) }),
    backslashes: `{"a":"${fill('\\\\', longest - 20)}"}`,
    'quotes in a text': `{"a":"${fill('\\"', longest - 20)}"}`,
    'signs by number': `{"a":"${fill('\\u4e2d', longest - 20)}"}`,
    'halves of signs': `{"a":"${fill('\\ud83e', longest - 20)}"}`,
    'a long number': `{"a":${fill('9', longest - 20)}}`,
    blanks: `{${fill(' ', longest - 20)}"a":1}`,
    'no JSON at all': fill('a', longest),
    prototypes: `{${fill('"__proto__":1,', longest - 40)}"a":1}`,
    'the word of prototypes': JSON.stringify({ a: fill('__proto__ constructor', longest - 20) }),
  };
  const calls = {
    'a body of a call that takes another': ['POST', '/api/applet/draft/add_draft'],
    'a body of a call that takes lists': ['PUT', '/api/applet/draft/delete'],
    'a body of a form': ['POST', '/api/applet/orderform/1/draft'],
    'a body of a call that takes none': ['POST', '/api/applet/auth/logout'],
    'a body of no call': ['POST', '/api/applet/nothing/here'],
  };
  for (const [input, [method, path]] of Object.entries(calls))
    yield {
      input,
      shapes: Object.entries(bodies).map(([name, body]) => {
        const headers = { authorization: `Bearer ${token}` };
        return [name, () => ask(site.url, { method, path, headers, body })];
      }),
    };
}
