import { isInTheWay, isReplaceable, isSame, mayChange, steps, valueNames } from './built-ins';

const property = (value: unknown, more: PropertyDescriptor = {}): PropertyDescriptor => ({
  value,
  writable: true,
  configurable: true,
  enumerable: false,
  ...more,
});

test('what does something and can be replaced counts', () => {
  expect([property(() => 1), property({}), { get: () => 1, configurable: true }].map(isReplaceable)).toEqual([
    true,
    true,
    true,
  ]);
  const fixed = { writable: false, configurable: false };
  expect([property(1), property('a'), property(() => 1, fixed)].map(isReplaceable)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a property is the same by what it holds, however it is described', () => {
  const held = () => 1;
  expect(isSame(property(held), property(held, { enumerable: true }))).toBe(true);
  expect(
    isSame(
      property(held),
      property(() => 1),
    ),
  ).toBe(false);
  expect(isSame(property(held), undefined)).toBe(false);
});

test('how functions read may change, as libraries change it; nothing else of them may', () => {
  expect(mayChange('Function.prototype', 'toString')).toBe(true);
  expect([mayChange('Function.prototype', 'call'), mayChange('Array.prototype', 'toString')]).toEqual([
    false,
    false,
  ]);
});

test('additions are in the way where everybody comes across them', () => {
  const added = property(() => 1);
  expect(isInTheWay('Object.prototype', 'own', added)).toBe(true);
  expect(isInTheWay('Array.prototype', 'toJSON', added)).toBe(true);
  expect(
    isInTheWay(
      'Array.prototype',
      'last',
      property(() => 1, { enumerable: true }),
    ),
  ).toBe(true);
  expect(isInTheWay('Array.prototype', 'last', added)).toBe(false);
});

test('what loops and generators go through is found, with its steps', () => {
  const found = new Map(steps());
  expect(found.size).toBe(steps().length);
  const keysOf = (name: string) => Reflect.ownKeys(found.get(name) ?? {});
  for (const name of ['[object Array Iterator]', '[object Generator]', '[object AsyncGenerator]'])
    expect(keysOf(name)).toContain('next');
  expect(keysOf('%IteratorPrototype%')).toContain(Symbol.iterator);
  expect(keysOf('%TypedArray%.prototype')).toContain('map');
  expect(valueNames.every((name) => typeof Reflect.get(globalThis, name) === 'function')).toBe(true);
});
