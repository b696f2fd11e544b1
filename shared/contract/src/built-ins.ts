/**
 * What a change of a page's built-ins is, for those who look for them: the browser (`builtins` of the runtime), which puts
 * them back, and the contexts in which the server draws pages, which are given up. All of it works while built-ins are not
 * what they were, if it was loaded before: it goes by index, and calls nothing that could be replaced.
 */
const { getPrototypeOf } = Reflect;

/** Globals of the language whose prototypes all values have: what is added to these, everybody's loops and conversions see. */
export const valueNames: readonly string[] =
  'Object Function Array String Number Boolean Symbol Promise RegExp Date Error Map Set WeakMap WeakSet'.split(
    ' ',
  );

/** What the language itself asks every value for: nobody's polyfill. */
const asked: readonly PropertyKey[] = ['toJSON', 'then'];

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

export function hasKey(keys: readonly PropertyKey[], key: PropertyKey): boolean {
  for (let at = 0; at < keys.length; at += 1) if (keys[at] === key) return true;
  return false;
}

/** Whether a property does something, and something else could be put in its place. */
export const isReplaceable = ({ value, get, configurable, writable }: PropertyDescriptor): boolean =>
  (configurable === true || writable === true) && (isObject(value) || get !== undefined);

/**
 * How a function reads as text. core-js, which libraries such as the editor of posts bring along, puts one of its own there
 * that says the same; nobody decides by it.
 * @param holder name of the object whose property it is
 */
export const mayChange = (holder: string, key: PropertyKey): boolean =>
  holder === 'Function.prototype' && key === 'toString';

/** Whether a property is what it was. */
export const isSame = (was: PropertyDescriptor, now: PropertyDescriptor | undefined): boolean =>
  now !== undefined && now.value === was.value && now.get === was.get && now.set === was.set;

/**
 * Whether something that was added to a prototype of {@link valueNames} is in everybody's way. Additions are no harm, as
 * polyfills are, but for any to `Object.prototype`, and to the others for what loops see or the language asks for.
 * @param holder name of the prototype
 */
export const isInTheWay = (
  holder: string,
  key: PropertyKey,
  added: PropertyDescriptor | undefined,
): boolean => holder === 'Object.prototype' || added?.enumerable === true || hasKey(asked, key);

const prototypeOf = (value: object): object => getPrototypeOf(value) ?? value;

/** What `for … of`, spreading and generators go through, and no global names; by the names that reports give them. */
export function steps(): [string, object][] {
  const iterators = [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator]()];
  const generators = [(function* () {})(), (async function* () {})()];
  const functions = [async () => {}, function* () {}, async function* () {}];
  return [
    ...iterators.map((each): [string, object] => [String(each), prototypeOf(each)]),
    ['%IteratorPrototype%', prototypeOf(prototypeOf([].values()))],
    // Those of one generator are its own, and empty.
    ...generators.map((each): [string, object] => [String(each), prototypeOf(prototypeOf(each))]),
    ...functions.map((each): [string, object] => [
      `%${String(Reflect.get(each, Symbol.toStringTag))}%`,
      prototypeOf(each),
    ]),
    ['%TypedArray%.prototype', prototypeOf(Int8Array.prototype)],
  ];
}
