import { hasKey, isInTheWay, isReplaceable, isSame, mayChange } from '@harbor/contract/built-ins';
import type { Holders } from './holders';

// Of their own accord they need nothing that a remote could replace, and these are the ones of before any remote.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, setPrototypeOf } =
  Reflect;

/** A built-in that is not what it was. */
export interface Change {
  /** E.g. `Array.prototype.map`. */
  name: string;
  /** What stood there instead; undefined for what was deleted. */
  value: unknown;
  /** Whether it is again what it was. */
  restored: boolean;
}

interface Entry {
  where: string;
  holder: object;
  key: PropertyKey;
  was: PropertyDescriptor;
}

interface Base {
  name: string;
  holder: object;
  keys: PropertyKey[];
}

interface Instance {
  name: string;
  holder: object;
  prototype: object;
  keys: PropertyKey[];
}

interface Chain {
  name: string;
  holder: object;
  prototype: object | null;
}

/** Constructors among the window's own are parts of their own; merely reading one makes the browser set it up. */
const isConstructor = (key: PropertyKey) => typeof key === 'string' && /^[A-Z]/.test(key);

/** `onclick` and the like are there to be set. */
const isHandler = (key: PropertyKey) => typeof key === 'string' && key.startsWith('on');

function entriesOf(where: string, holder: object): Entry[] {
  const entries: Entry[] = [];
  for (const key of ownKeys(holder)) {
    if ((holder === window && isConstructor(key)) || isHandler(key) || mayChange(where, key)) continue;
    const was = getOwnPropertyDescriptor(holder, key);
    if (was && isReplaceable(was)) entries.push({ where, holder, key, was });
  }
  return entries;
}

/** The window's own chain ends in an object that answers to every name of a frame. */
const prototypeOf = (holder: object): object =>
  holder === window ? EventTarget.prototype : (getPrototypeOf(holder) ?? {});

const nameOf = (where: string, key: PropertyKey) => (where === 'window' ? '' : `${where}.`) + String(key);

function attempt(change: () => boolean): boolean {
  try {
    return change();
  } catch {
    // A property that was made to resist, or a setter on the way: it stays what it is.
    return false;
  }
}

/** Whether an object's own property is what its prototype has for it: that covers nothing. */
function coversNothing(holder: object, prototype: object, key: PropertyKey): boolean {
  const own = getOwnPropertyDescriptor(holder, key)?.value;
  for (let at: object | null = prototype; at; at = getPrototypeOf(at)) {
    const inherited = getOwnPropertyDescriptor(at, key);
    if (inherited) return own !== undefined && inherited.value === own;
  }
  return false;
}

/**
 * The built-ins of a page as they were at one moment. `look` finds what has been changed since, puts it back, and tells
 * each change once, additions that cover a method of an object's prototype among them.
 */
export class BuiltinsTable {
  private readonly entries: Entry[] = [];
  private readonly bases: Base[] = [];
  private readonly instances: Instance[] = [];
  private readonly chains: Chain[] = [];
  private changes: Change[] = [];

  constructor({ parts, bases, instances }: Holders) {
    for (const [name, holder] of parts) {
      this.entries.push(...entriesOf(name, holder));
      this.chains.push({ name, holder, prototype: getPrototypeOf(holder) });
    }
    // Of the window's thousand constructors, those that are parts themselves.
    for (const [key, value] of parts) {
      const was = getOwnPropertyDescriptor(window, key);
      if (was && was.value === value) this.entries.push({ where: 'window', holder: window, key, was });
    }
    for (const [name, holder] of bases) this.bases.push({ name, holder, keys: ownKeys(holder) });
    for (const [name, holder] of instances)
      this.instances.push({ name, holder, prototype: prototypeOf(holder), keys: ownKeys(holder) });
  }

  /** How many properties are looked at. */
  get size(): number {
    return this.entries.length;
  }

  /** What was changed since the last look. Everything that can be put back is. */
  look(): Change[] {
    this.changes = [];
    // What was added first: a `get` on `Object.prototype` would be taken for part of every description below.
    this.lookAtBases();
    for (let at = 0; at < this.instances.length; at += 1) this.lookAtInstance(this.instances[at] as Instance);
    for (let at = 0; at < this.chains.length; at += 1) this.lookAtChain(this.chains[at] as Chain);
    for (let at = 0; at < this.entries.length; at += 1) this.lookAtEntry(this.entries[at] as Entry);
    // One deleted and one added are as many as before.
    if (this.changes.length > 0) this.lookAtBases();
    return this.changes;
  }

  private lookAtBases(): void {
    for (let at = 0; at < this.bases.length; at += 1) this.lookAtBase(this.bases[at] as Base);
  }

  private note(name: string, value: unknown, restored: boolean): void {
    this.changes[this.changes.length] = { name, value, restored };
  }

  private remove(name: string, holder: object, key: PropertyKey): boolean {
    const added = getOwnPropertyDescriptor(holder, key);
    const removed = attempt(() => deleteProperty(holder, key));
    this.note(nameOf(name, key), added?.value ?? added?.get, removed);
    return removed;
  }

  private lookAtBase(base: Base): void {
    const { name, holder } = base;
    const keys = ownKeys(holder);
    if (keys.length === base.keys.length) return;
    // What was deleted comes back below, so what is known here only grows.
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as PropertyKey;
      if (hasKey(base.keys, key)) continue;
      const harmless = !isInTheWay(name, key, getOwnPropertyDescriptor(holder, key));
      if (harmless || !this.remove(name, holder, key)) base.keys[base.keys.length] = key;
    }
  }

  private lookAtInstance(instance: Instance): void {
    const { name, holder, prototype } = instance;
    const keys = ownKeys(holder);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as PropertyKey;
      if (!(key in prototype) || hasKey(instance.keys, key) || coversNothing(holder, prototype, key))
        continue;
      if (!this.remove(name, holder, key)) instance.keys[instance.keys.length] = key;
    }
  }

  private lookAtChain(chain: Chain): void {
    const { name, holder, prototype } = chain;
    const now = getPrototypeOf(holder);
    if (now === prototype) return;
    const restored = attempt(() => setPrototypeOf(holder, prototype));
    this.note(`${name}.__proto__`, now, restored);
    if (!restored) chain.prototype = now;
  }

  private lookAtEntry(entry: Entry): void {
    const { where, holder, key, was } = entry;
    const now = getOwnPropertyDescriptor(holder, key);
    if (now ? isSame(was, now) : was === gone) return;
    const restored = attempt(() => defineProperty(holder, key, was));
    this.note(nameOf(where, key), now?.value ?? now?.get, restored);
    // Told once: what cannot be put back is what it is from now on.
    if (!restored) entry.was = now ?? gone;
  }
}

/** Stands for a built-in that was taken away for good. */
const gone: PropertyDescriptor = {};
