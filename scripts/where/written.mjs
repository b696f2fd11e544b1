import { fits } from './routes.mjs';
import { textOf } from './sources.mjs';

/** The text of a script in which what a template fills in stands as `*`. */
const openText = (path) => textOf(path).replace(/\$\{[^{}]*\}/g, '*');

/** Whether a script writes an address of a route, with any id. */
export const writesAddress = (path, pattern) =>
  [...openText(path).matchAll(/['"`]\*?(\/[^'"`\s]*)['"`]/g)].some(([, address]) => fits(pattern, address));

// What stands before the path of a call: `call(request, 'POST', '/x')`, `request.post('/api/applet/x')`.
const callOf = /['"`](GET|POST|PUT|PATCH|DELETE)['"`],\s*['"`](\/[^'"`\s]*)['"`]/g;
const postOf = /\.(get|post|put|patch|delete)\(\s*['"`]\*?(\/api\/[^'"`\s]*)['"`]/g;

/** As the contract has it: calls of the site without what stands before them, those of the platform with. */
const pathsOf = (path) => [path.replace(/^\/api\/applet/, ''), `/api/platform${path}`];

/** Whether a script makes a call by its method and its path. */
export function makesCall(path, key) {
  const [method, pattern] = key.split(' ');
  const text = openText(path);
  return [...text.matchAll(callOf), ...text.matchAll(postOf)].some(
    ([, asked, address]) =>
      asked.toUpperCase() === method && pathsOf(address).some((one) => fits(pattern, one)),
  );
}

/** Whether a script names a call as the contract does. */
export const namesCall = (path, key) => textOf(path).includes(`'${key}'`);
