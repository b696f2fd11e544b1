// The built-ins of a context, which all parts share: whoever wraps `JSON.stringify` writes into the pages of all others. What
// counts is what counts in browsers; but nothing is put back, since a context can be opened anew.
import {
  hasKey,
  isInTheWay,
  isObject,
  isReplaceable,
  isSame,
  mayChange,
  steps,
  valueNames,
} from '@harbor/contract/built-ins';

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

/** Most changes that are told, and how much of each. */
const most = 5;
const longest = 10_000;

const textOfKey = String;

/** By which a report names a property; those of the global object by themselves. */
const nameOf = (where: string, key: PropertyKey) => (where && `${where}.`) + textOfKey(key);

const ownValue = (holder: object, key: PropertyKey): unknown => getOwnPropertyDescriptor(holder, key)?.value;

let names: PropertyKey[] = [];
let entries: Entry[] = [];
let bases: Base[] = [];
let chains: Chain[] = [];

/** Objects whose own properties are looked at, by name. */
function holders(): [string, object][] {
  const found: [string, object][] = [['', globalThis], ...steps()];
  for (const name of names) {
    const value = ownValue(globalThis, name);
    if (!isObject(value) || value === globalThis) continue;
    found.push([String(name), value]);
    const prototype = ownValue(value, 'prototype');
    if (isObject(prototype)) found.push([`${String(name)}.prototype`, prototype]);
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
    chains.push({ name: nameOf(where, '__proto__'), holder, prototype: getPrototypeOf(holder) });
    for (const key of holder === globalThis ? names : ownKeys(holder)) {
      if (mayChange(where, key)) continue;
      const was = getOwnPropertyDescriptor(holder, key);
      if (was && isReplaceable(was)) entries.push({ name: nameOf(where, key), holder, key, was });
    }
  }
  bases = valueNames.map((name) => {
    const holder = ownValue(ownValue(globalThis, name) as object, 'prototype') as object;
    return { name: `${name}.prototype`, holder, keys: ownKeys(holder) };
  });
}

// Below, by index alone: `for … of` and the methods of arrays may be what was replaced.

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

function lookAtBase({ name, holder, keys }: Base, told: Told): void {
  const now = ownKeys(holder);
  for (let at = 0; at < now.length; at += 1) {
    const key = now[at] as PropertyKey;
    if (hasKey(keys, key)) continue;
    const added = getOwnPropertyDescriptor(holder, key);
    if (isInTheWay(name, key, added)) told.add(nameOf(name, key), added?.value ?? added?.get);
  }
}

/** What is not as it was kept, as a list of `{ name, source }` in JSON; the source is that of the function put there. */
export function changedBuiltins(): string {
  const told = new Told();
  for (let at = 0; at < entries.length; at += 1) {
    const { name, holder, key, was } = entries[at] as Entry;
    const now = getOwnPropertyDescriptor(holder, key);
    if (!isSame(was, now)) told.add(name, now?.value ?? now?.get);
  }
  for (let at = 0; at < chains.length; at += 1) {
    const { name, holder, prototype } = chains[at] as Chain;
    if (getPrototypeOf(holder) !== prototype) told.add(name, undefined);
  }
  for (let at = 0; at < bases.length; at += 1) lookAtBase(bases[at] as Base, told);
  return `[${told.json}]`;
}
