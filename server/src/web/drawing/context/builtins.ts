// The built-ins of a context, which all parts share: whoever wraps `JSON.stringify` writes into the pages of all others. The
// same counts as in browsers, where `shared/runtime/src/builtins/table.ts` looks; but nothing is put back, since a context
// can be opened anew.

// Of their own accord these need nothing that could be replaced, and they are the ones of before any release's code.
const { getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
const { stringify } = JSON;
const textOf = Function.prototype.call.bind(Function.prototype.toString) as (value: unknown) => string;

interface Entry {
  name: string;
  holder: object;
  key: PropertyKey;
  was: PropertyDescriptor;
}

interface Base {
  name: string;
  holder: object;
  keys: PropertyKey[];
}

interface Chain {
  name: string;
  holder: object;
  prototype: object | null;
}

/** Prototypes of all values of the language: what is added to them is seen by everybody's loops and conversions. */
const bases =
  'Object Function Array String Number Boolean Symbol Promise RegExp Date Error Map Set WeakMap WeakSet'.split(
    ' ',
  );

/** What the language itself asks every value for: nobody's polyfill. */
const asked: PropertyKey[] = ['toJSON', 'then'];

/** Most changes that are told, and how much of each. */
const most = 5;
const longest = 10_000;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const ownValue = (holder: object, key: PropertyKey): unknown => getOwnPropertyDescriptor(holder, key)?.value;

/** What could be replaced, and would do something else then. core-js puts another `toString` there that says the same. */
const isLookedAt = (name: string, { value, get, configurable, writable }: PropertyDescriptor) =>
  (configurable || writable) &&
  (isObject(value) || get !== undefined) &&
  name !== 'Function.prototype.toString';

let names: PropertyKey[] = [];
let entries: Entry[] = [];
let grown: Base[] = [];
let chains: Chain[] = [];

/** What `for … of`, spreading and `await` go through, and no global names. */
function hidden(): [string, object][] {
  const steps = [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator]()];
  const functions = [async () => {}, function* () {}, async function* () {}];
  return [...steps, ...functions].map((each) => [`${String(each)}.`, getPrototypeOf(each) ?? each]);
}

/** Objects whose own properties are looked at, by name. */
function holders(): [string, object][] {
  const found: [string, object][] = [['', globalThis], ...hidden()];
  for (const name of names) {
    const value = ownValue(globalThis, name);
    if (!isObject(value) || value === globalThis) continue;
    found.push([`${String(name)}.`, value]);
    const prototype = ownValue(value, 'prototype');
    if (isObject(prototype)) found.push([`${String(name)}.prototype.`, prototype]);
  }
  return found;
}

/** Notes which globals there are: those that come later are the builds' own. Before any of their code runs. */
export function noteGlobals(): void {
  names = ownKeys(globalThis);
}

/** Notes the built-ins as they are; after what the shell itself changes, and before any remote's code runs. */
export function keepBuiltins(): void {
  entries = [];
  chains = [];
  for (const [where, holder] of holders()) {
    chains.push({ name: `${where}__proto__`, holder, prototype: getPrototypeOf(holder) });
    for (const key of holder === globalThis ? names : ownKeys(holder)) {
      const name = where + String(key);
      const was = getOwnPropertyDescriptor(holder, key);
      if (was && isLookedAt(name, was)) entries.push({ name, holder, key, was });
    }
  }
  grown = bases.flatMap((name) => {
    const holder = ownValue(ownValue(globalThis, name) as object, 'prototype') as object;
    return [{ name, holder, keys: ownKeys(holder) }];
  });
}

// Below, by index alone: `for … of` and the methods of arrays may be what was replaced.

function includes(keys: readonly PropertyKey[], key: PropertyKey): boolean {
  for (let at = 0; at < keys.length; at += 1) if (keys[at] === key) return true;
  return false;
}

/** Changes as JSON, made by hand: an array may have been given a `toJSON`. */
class Told {
  count = 0;
  json = '';

  add(name: string, value: unknown): void {
    this.count += 1;
    if (this.count > most) return;
    let source = '';
    // A function alone; a proxy of one has no text of its own.
    if (typeof value === 'function') source = textOf(value);
    if (source.length > longest) source = '';
    this.json += `${this.json && ','}{"name":${stringify(name)},"source":${stringify(source)}}`;
  }
}

/** Additions are no harm, as polyfills are, but for those that everybody comes across. */
function lookAtBase({ name, holder, keys }: Base, told: Told): void {
  const now = ownKeys(holder);
  for (let at = 0; at < now.length; at += 1) {
    const key = now[at] as PropertyKey;
    if (includes(keys, key)) continue;
    const added = getOwnPropertyDescriptor(holder, key);
    if (name === 'Object' || added?.enumerable === true || includes(asked, key))
      told.add(`${name}.prototype.${String(key)}`, added?.value ?? added?.get);
  }
}

/** What is not as it was kept, as a list of `{ name, source }` in JSON; the source is that of the function put there. */
export function changedBuiltins(): string {
  const told = new Told();
  for (let at = 0; at < entries.length; at += 1) {
    const { name, holder, key, was } = entries[at] as Entry;
    const now = getOwnPropertyDescriptor(holder, key);
    if (!now || now.value !== was.value || now.get !== was.get || now.set !== was.set)
      told.add(name, now?.value ?? now?.get);
  }
  for (let at = 0; at < chains.length; at += 1) {
    const { name, holder, prototype } = chains[at] as Chain;
    if (getPrototypeOf(holder) !== prototype) told.add(name, undefined);
  }
  for (let at = 0; at < grown.length; at += 1) lookAtBase(grown[at] as Base, told);
  return `[${told.json}]`;
}
