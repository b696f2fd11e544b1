import { pageHolders } from './holders';
import { BuiltinsTable } from './table';

/** Everything of the page that a test changes: what the table cannot put back would stay for the others. */
const table = () => new BuiltinsTable(pageHolders());

const evil = () => undefined;

interface Case {
  what: string;
  change: () => void;
  /** What is told of it. */
  told: string[];
  /** Whether all is as it was. */
  isMended: () => boolean;
}

const { map } = Array.prototype;
const { parse } = JSON;
const { then } = Promise.prototype;
const { appendChild } = Node.prototype;
const { createElement } = Document.prototype;
const { setItem } = Storage.prototype;
const { open } = XMLHttpRequest.prototype;
const { defineProperty } = Object;
const { setTimeout: later, Promise: RealPromise } = window;
const { addEventListener: listen } = window;
const { warn } = console;
const next = Reflect.getPrototypeOf([].values()) as { next: unknown };
const step = next.next;
const cookie = Reflect.getOwnPropertyDescriptor(Document.prototype, 'cookie');

const cases: Case[] = [
  {
    what: 'a method of arrays is replaced',
    change: () => Reflect.set(Array.prototype, 'map', evil),
    told: ['Array.prototype.map'],
    isMended: () => Array.prototype.map === map,
  },
  {
    what: 'a method of the promises is deleted',
    change: () => Reflect.deleteProperty(Promise.prototype, 'then'),
    told: ['Promise.prototype.then'],
    isMended: () => Promise.prototype.then === then,
  },
  {
    what: 'one is deleted and one added, so that there are as many as before',
    change: () => {
      Reflect.deleteProperty(Array.prototype, 'map');
      Reflect.set(Array.prototype, 'clone', evil);
    },
    told: ['Array.prototype.clone', 'Array.prototype.map'],
    isMended: () => Array.prototype.map === map && !('clone' in []),
  },
  {
    what: 'a constructor is replaced',
    change: () => Reflect.set(window, 'Promise', class extends RealPromise<unknown> {}),
    told: ['Promise'],
    isMended: () => window.Promise === RealPromise,
  },
  {
    what: 'a timer is wrapped',
    change: () => Reflect.set(window, 'setTimeout', evil),
    told: ['setTimeout'],
    isMended: () => window.setTimeout === later,
  },
  {
    what: 'JSON reads something else',
    change: () => Reflect.set(JSON, 'parse', evil),
    told: ['JSON.parse'],
    isMended: () => JSON.parse === parse,
  },
  {
    what: 'nothing can be defined any more',
    change: () => Reflect.set(Object, 'defineProperty', evil),
    told: ['Object.defineProperty'],
    isMended: () => Object.defineProperty === defineProperty,
  },
  {
    what: 'loops over arrays end at once',
    change: () => Reflect.set(next, 'next', () => ({ done: true })),
    told: ['[object Array Iterator].next'],
    isMended: () => next.next === step,
  },
  {
    what: 'an interface of the document takes no children',
    change: () => Reflect.set(Node.prototype, 'appendChild', evil),
    told: ['Node.prototype.appendChild'],
    isMended: () => Node.prototype.appendChild === appendChild,
  },
  {
    what: 'the document has a method of its own over that of its interface',
    change: () => Reflect.set(document, 'createElement', evil),
    told: ['document.createElement'],
    isMended: () => document.createElement === createElement && !Object.hasOwn(document, 'createElement'),
  },
  {
    what: 'the window listens to nothing',
    change: () => Reflect.set(window, 'addEventListener', evil),
    told: ['addEventListener'],
    isMended: () => window.addEventListener === listen,
  },
  {
    what: 'a getter is replaced by another',
    change: () => Reflect.defineProperty(Document.prototype, 'cookie', { get: evil, configurable: true }),
    told: ['Document.prototype.cookie'],
    isMended: () => Reflect.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get === cookie?.get,
  },
  {
    what: 'a method becomes a getter that throws',
    change: () =>
      Reflect.defineProperty(XMLHttpRequest.prototype, 'open', {
        configurable: true,
        get: () => {
          throw new Error('no');
        },
      }),
    told: ['XMLHttpRequest.prototype.open'],
    isMended: () => XMLHttpRequest.prototype.open === open,
  },
  {
    what: 'storage keeps nothing, and the console is silent',
    change: () => {
      Reflect.set(Storage.prototype, 'setItem', evil);
      Reflect.set(console, 'warn', evil);
    },
    told: ['console.warn', 'Storage.prototype.setItem'],
    isMended: () => Storage.prototype.setItem === setItem && console.warn === warn,
  },
  {
    what: 'every object gets a property, which every loop sees',
    change: () => Reflect.set(Object.prototype, 'clone', evil),
    told: ['Object.prototype.clone'],
    isMended: () => !('clone' in {}),
  },
  {
    what: 'every object gets one of which every description takes part',
    change: () => {
      Reflect.defineProperty(Object.prototype, 'get', { configurable: true, value: evil });
      Reflect.set(Array.prototype, 'map', evil);
    },
    told: ['Object.prototype.get', 'Array.prototype.map'],
    isMended: () => !('get' in {}) && Array.prototype.map === map,
  },
  {
    what: 'arrays say how they are written as JSON',
    change: () => Reflect.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: evil }),
    told: ['Array.prototype.toJSON'],
    isMended: () => JSON.stringify([1]) === '[1]',
  },
  {
    what: 'arrays come of something else',
    change: () => Reflect.setPrototypeOf(Array.prototype, { at: evil }),
    told: ['Array.prototype.__proto__'],
    isMended: () => Reflect.getPrototypeOf(Array.prototype) === Object.prototype,
  },
];

test.each(cases)('$what: it is told once, and put back', ({ change, told, isMended }) => {
  const kept = table();
  change();
  const changes = kept.look();
  expect(changes.map(({ name }) => name).sort()).toEqual([...told].sort());
  expect(changes.every(({ restored }) => restored)).toBe(true);
  expect(isMended()).toBe(true);
  expect(kept.look()).toEqual([]);
});

test('it works while what it would be written with is what was changed', () => {
  const kept = table();
  const broken = () => {
    throw new Error('broken');
  };
  Reflect.set(next, 'next', broken);
  Reflect.set(Array.prototype, 'push', broken);
  Reflect.set(Array.prototype, Symbol.iterator, broken);
  Reflect.set(Reflect, 'getOwnPropertyDescriptor', broken);
  Reflect.set(Reflect, 'defineProperty', broken);
  Reflect.set(Object, 'prototype', {});
  const changes = kept.look();
  expect(changes.map(({ name }) => name).sort()).toEqual(
    [
      'Array.prototype.Symbol(Symbol.iterator)',
      'Array.prototype.push',
      'Reflect.defineProperty',
      'Reflect.getOwnPropertyDescriptor',
      '[object Array Iterator].next',
    ].sort(),
  );
  expect([...[1, 2]]).toEqual([1, 2]);
});

test('what cannot be put back is told once, as lasting', () => {
  const holder = { work: () => 1, keep: () => 2 };
  const kept = new BuiltinsTable({ parts: [['thing', holder]], bases: [], instances: [] });
  Object.defineProperty(holder, 'work', { value: evil, configurable: false, writable: false });
  Reflect.deleteProperty(holder, 'keep');
  Object.preventExtensions(holder);
  expect(kept.look()).toEqual([
    { name: 'thing.work', value: evil, restored: false },
    { name: 'thing.keep', value: undefined, restored: false },
  ]);
  expect(kept.look()).toEqual([]);
});

test('what libraries add, set and listen to is nothing', () => {
  const kept = table();
  Reflect.defineProperty(Array.prototype, 'polyfilled', { configurable: true, value: evil });
  Reflect.set(window, 'webpackChunkmf_shop', []);
  Reflect.set(document, '_reactListening1', true);
  Reflect.set(document, 'createElement', document.createElement);
  Reflect.set(window, 'onresize', evil);
  window.addEventListener('resize', evil);
  localStorage.setItem('polyfilled', '1');
  history.replaceState({ key: 'x' }, '');
  document.title = '标题';
  expect(kept.look()).toEqual([]);
  expect('polyfilled' in []).toBe(true);
  Reflect.deleteProperty(Array.prototype, 'polyfilled');
  Reflect.set(window, 'onresize', null);
  Reflect.set(document, 'createElement', evil);
  expect(kept.look()).toMatchObject([{ name: 'document.createElement', restored: true }]);
});

test('how functions read as text is a matter of libraries: core-js puts its own there', () => {
  const textOf = Function.prototype.toString;
  const looked = table();
  try {
    Function.prototype.toString = function toStringToo(this: unknown) {
      return textOf.call(this);
    };
    expect(looked.look()).toEqual([]);
  } finally {
    Function.prototype.toString = textOf;
  }
});
