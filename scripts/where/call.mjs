import { importsOf } from './imports.mjs';
import { fits } from './routes.mjs';
import { ruleLines, ruleOf } from './rule.mjs';
import { foldersIn, isHelper, isTest, parts, placeIn, scriptsIn, textOf } from './sources.mjs';
import { asksFor, makesCall, namesCall } from './written.mjs';

const contract = 'shared/contract/src/areas';
const areas = 'server/src/areas';

/** Every call of the contract with its place, what it is for and its area. */
export const allCalls = () =>
  scriptsIn(contract).flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /^ {2}'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)': \{(?:\s*summary:\s*'([^']*)')?/gm,
      ),
    ].map((match) => ({
      key: match[1],
      summary: match[2] ?? '',
      declared: placeIn(file, match.index),
      area: file.slice(contract.length + 1).split(/[/.]/)[0],
    })),
  );

/** The folders of the server's areas. */
export const areaFolders = () => foldersIn(areas).flatMap(foldersIn);

const folderOfArea = (area) =>
  areaFolders().find((folder) => folder.endsWith(`/${area}`) && scriptsIn(folder).length > 0);

/** Where a call is served, with the text of its handler. */
export function handlerOf({ key, area }) {
  const folder = folderOfArea(area);
  for (const file of folder ? scriptsIn(folder).filter((path) => !isTest(path) && !isHelper(path)) : []) {
    const at = textOf(file).indexOf(`\n  '${key}':`);
    if (at < 0) continue;
    const rest = textOf(file).slice(at + 1);
    return {
      folder,
      file,
      place: placeIn(file, at + 1),
      text: rest.slice(0, /\n( {2}'|\})/.exec(rest)?.index),
    };
  }
  return undefined;
}

const makes = (path, key) => namesCall(path, key) || makesCall(path, key);

/** Tests and what they share: those that make the call, by themselves or by a helper, and those of the rule's files. */
function testsOf({ key }, handler, rule) {
  const all = ['server/src', 'e2e', ...clients()].flatMap(scriptsIn);
  const helpers = all.filter((path) => isHelper(path) && makes(path, key));
  // Each area says there who may make its calls; the test of that covers all of them.
  const shared = new Set(helpers.filter((path) => !path.endsWith('/testing/access.ts')));
  const tests = all.filter((path) => {
    if (!isTest(path)) return false;
    if (makes(path, key)) return true;
    const taken = importsOf(path).map(({ file }) => file);
    return (
      taken.some((file) => shared.has(file)) ||
      (handler !== undefined &&
        path.startsWith(`${handler.folder}/`) &&
        taken.some((file) => rule.includes(file)))
    );
  });
  return { tests, helpers };
}

const clients = () => [...parts().map((part) => `${part}/src`), 'shared/runtime/src', 'shared/ui/src'];

// What measures and what writes files for tests uses no call for anybody.
const commands = () => scriptsIn('scripts').filter((path) => !/^scripts\/(bench|where|new-)/.test(path));

function aboutCall(call) {
  const handler = handlerOf(call);
  const rule = handler ? ruleOf(handler) : [];
  const { tests, helpers } = testsOf(call, handler, rule);
  const calls = (path) => makesCall(path, call.key) || asksFor(path, call.key);
  const users = [...clients().flatMap(scriptsIn), ...commands()].filter(
    (path) => !isTest(path) && !isHelper(path) && makes(path, call.key),
  );
  return {
    what: call.key,
    summary: call.summary,
    contract: call.declared,
    handler: handler?.place,
    'made of': ruleLines(rule),
    'called by': users.filter(calls),
    // Lists of what a write makes stale, and keys of what is kept.
    'named by': users.filter((path) => !calls(path)),
    'first data of': parts()
      .map((part) => `${part}/routes.json`)
      .filter((path) => [`"${call.key}"`, `"${call.key}?`].some((text) => textOf(path).includes(text))),
    tests,
    'test helpers': helpers,
  };
}

/** Whatever is to be said about a call: asked for by its key, its path, or its path with an id. */
export function whereCall(asked) {
  const [method, path] = asked.includes(' ') ? asked.split(' ') : [undefined, asked];
  const named = allCalls().filter(({ key }) => !method || key.startsWith(`${method.toUpperCase()} `));
  const exact = named.filter(({ key }) => key.split(' ')[1] === path);
  return (exact.length > 0 ? exact : named.filter(({ key }) => fits(key.split(' ')[1], path))).map(aboutCall);
}
