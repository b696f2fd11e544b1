import { api } from '@harbor/contract';
import { jsonSchema } from '../../../server/src/http/json-schema.ts';
import { urlOf } from '../../../server/src/http/register.ts';
import { fitting } from '../../../server/src/http/testing/hostile.ts';
import { fill, pieces } from './shapes.mjs';
import { ask } from './wire.mjs';

/** Longest text of a field that says nothing else, in characters: what fits into a body. */
const anything = 100_000;

/** A copy of a fitting value whose texts are all as long as they may be, and lists as full. */
function full(shape, piece, room) {
  if ('const' in shape || shape.enum) return fitting(shape);
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices)
    return full(choices.find(({ type }) => type === 'object' || type === 'array') ?? choices[0], piece, room);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([key, inner]) => [key, full(inner, piece, room)]),
    );
  if (shape.type === 'array')
    return shape.items
      ? Array.from({ length: Math.min(shape.maxItems ?? 500, 500) }, () =>
          full(shape.items, piece, Math.min(room, 300)),
        )
      : [];
  if (shape.type === 'string' && !shape.pattern && !shape.format)
    return fill(piece, Math.min(shape.maxLength ?? anything, room));
  return fitting(shape);
}

/** Every call of the contract that takes a body or a query, its texts full of what is hard to read. */
export async function* calls(site) {
  const { token } = await site.user({ is_staff: true, is_teacher: true, is_certification: true });
  const headers = { authorization: `Bearer ${token}` };
  const chosen = [
    'rules in a row',
    'denials',
    'digits and blanks',
    'mail',
    'marks',
    'marks out of order',
    'scripts',
    'opened formulas',
    'letters',
  ];
  const leaving = /logout|close|delete_user|password|sessions/;
  for (const [key, spec] of Object.entries(api)) {
    const [method, path] = key.split(' ');
    if ((!spec.body && !spec.query) || spec.stream || leaving.test(path)) continue;
    const params = spec.params ? fitting(jsonSchema(spec.params, 'input')) : {};
    const url = urlOf(path.replace(/:(\w+)/g, (_, name) => params[name] ?? '1'));
    const shapes = chosen.map((name) => {
      const piece = pieces[name];
      if (spec.body) {
        let body = JSON.stringify(full(jsonSchema(spec.body, 'input'), piece, anything));
        for (let room = anything; Buffer.byteLength(body) > 319_000; room /= 2)
          body = JSON.stringify(full(jsonSchema(spec.body, 'input'), piece, room / 2));
        return [name, () => ask(site.url, { method, path: url, headers, body })];
      }
      const query = new URLSearchParams(
        Object.entries(full(jsonSchema(spec.query, 'input'), piece, 1500)).map(([k, v]) => [k, String(v)]),
      );
      const asked = `${url}?${query}`.slice(0, 15_000);
      return [name, () => ask(site.url, { method, path: asked, headers })];
    });
    yield { input: key, shapes };
  }
}
