import { fits } from './routes.mjs';
import { escaped, textOf } from './sources.mjs';

/** The text of a script in which what a template fills in stands as `*`. */
const openText = (path) => textOf(path).replace(/\$\{[^{}]*\}/g, '*');

/** Whether a script writes an address of a route, with any id. */
export const writesAddress = (path, pattern) =>
  [...openText(path).matchAll(/['"`]\*?(\/[^'"`\s]*)['"`]/g)].some(([, address]) => fits(pattern, address));

// What stands before the path of a call: `call(request, 'POST', '/x')`, `request.post('/api/applet/x')`.
const callOf = /['"`](GET|POST|PUT|PATCH|DELETE)['"`],\s*['"`](\/[^'"`\s]*)['"`]/g;
const requestOf = /['"`]\*?(\/api\/[^'"`\s]*)['"`],\s*\{\s*method: ['"](\w+)['"]/g;
const postOf = /\.(get|post|put|patch|delete)\(\s*['"`]\*?(\/api\/[^'"`\s]*)['"`]/g;

/** As the contract has it: calls of the site without what stands before them, those of the platform with. */
const pathsOf = (path) => [path.replace(/^\/api\/applet/, ''), `/api/platform${path}`];

/** A path in which what a template leaves open after the first word is what the pattern has there. */
const filledIn = (path, pattern) => {
  const own = pattern.split('/');
  return path
    .split('/')
    .map((segment, at) => (segment === '*' && at > 1 ? (own[at] ?? segment) : segment))
    .join('/');
};

/** Whether a script makes a call by its method and its path. */
export function makesCall(path, key) {
  const [method, pattern] = key.split(' ');
  const text = openText(path);
  const made = [
    ...[...text.matchAll(callOf), ...text.matchAll(postOf)].map(([, by, address]) => [by, address]),
    ...[...text.matchAll(requestOf)].map(([, address, by]) => [by, address]),
  ];
  return made.some(
    ([by, address]) =>
      by.toUpperCase() === method && pathsOf(address).some((one) => fits(pattern, filledIn(one, pattern))),
  );
}

const openKey = /`((?:GET|POST|PUT|PATCH|DELETE) \/[^`\s]*)`/g;

/** Whether a key with open places means a call; what fills them must be written in the same script. */
function completes(open, key, text) {
  const filled = new RegExp(`^${open.split('*').map(escaped).join('([\\w/]+)')}$`).exec(key);
  return filled?.slice(1).every((word) => text.includes(`'${word}'`)) ?? false;
}

/** Whether a script names a call as the contract does, also by a template: `POST /staff/${what}/:id`. */
export function namesCall(path, key) {
  const text = textOf(path);
  if (text.includes(`'${key}'`)) return true;
  return [...openText(path).matchAll(openKey)].some(
    ([, open]) => open.includes('*') && completes(open, key, text),
  );
}

/** Whether a script hands a call's name to a function that makes it; `callKey` only says under which name its answer is kept. */
export function asksFor(path, key) {
  const text = textOf(path);
  if (!text.includes(`'${key}'`)) return namesCall(path, key);
  return new RegExp(`\\b(?!callKey\\b)\\w+(?:<[^>()]*>)?\\(\\s*'${escaped(key)}'`).test(text);
}
