// First script of a context: the browser that the builds see, and the words by which the server drives them. Everything
// that goes in or out is a string.
import './text-codec';
import { goTo, place } from './browser';
import { changedBuiltins, keepBuiltins, noteGlobals } from './builtins';
import { moveClock } from './clock';
import { forgetAll, passTime } from './timers';

/** As the runtime declares it: `shared/runtime/src/drawing/host.ts`. */
interface Drawer {
  open(input: string): Promise<void>;
  draw(): string;
}

interface Asked {
  resolve(): void;
  reject(error: Error): void;
}

const asked = new Map<string, Asked>();
let wanted: string[] = [];
let complaints: string[] = [];
let drawer: Drawer | undefined;
let state: 'idle' | 'opening' | 'open' | 'failed' = 'idle';
let failure = '';
let threw = '';

/** Whatever was thrown, in words; an object may well throw when it is asked for them. */
function textOf(value: unknown): string {
  try {
    return value instanceof Error ? `${value.stack ?? value.message}` : String(value);
  } catch {
    return 'something that cannot be read';
  }
}

/** Stacks name the files of releases alone: what runs them here is nobody's business. */
Object.assign(Error, {
  prepareStackTrace: (error: Error, frames: readonly { getFileName(): unknown }[]) =>
    [String(error), ...frames.filter((frame) => String(frame.getFileName()).startsWith('/releases/'))].join(
      '\n    at ',
    ),
});

const unfinished = /^(Error: )?The server used "renderToString"/;

const complain = (...given: unknown[]) => void complaints.push(given.map(textOf).join(' '));

Object.assign(globalThis, {
  console: {
    log: () => undefined,
    info: () => undefined,
    debug: () => undefined,
    warn: () => undefined,
    error: complain,
  },
  harborDrawing: {
    script: (address: string) =>
      new Promise<void>((resolve, reject) => {
        // Module Federation makes addresses of entries whole.
        const { origin, pathname } = new URL(address, place.href);
        const own = origin === place.origin ? pathname : address;
        asked.set(own, { resolve, reject });
        wanted.push(own);
      }),
    // Which sheets a page needs, its route says.
    sheet: () => undefined,
    // React's own words about boundaries that are not done yet say nothing of the page.
    threw: (error: unknown) => {
      const words = textOf(error);
      if (!unfinished.test(words)) threw = words;
    },
    offer: (offered: Drawer) => {
      drawer = offered;
    },
  },
});

/** For the server alone, and so not to be replaced. */
Object.defineProperty(globalThis, 'harborDrive', {
  value: Object.freeze({
    /** Addresses of scripts that are asked for, as JSON; each once. */
    wanted: () => JSON.stringify(wanted.splice(0)),
    /** A script has run, or could not. */
    answer: (address: string, error: string) => {
      const waiting = asked.get(address);
      asked.delete(address);
      if (error) waiting?.reject(new Error(error));
      else waiting?.resolve();
    },
    passTime,
    moveClock,
    words: textOf,
    canDraw: () => drawer !== undefined,
    goTo,
    open: (input: string) => {
      forgetAll();
      complaints = [];
      wanted = [];
      state = 'opening';
      drawer?.open(input).then(
        () => {
          state = 'open';
        },
        (error: unknown) => {
          state = 'failed';
          failure = textOf(error);
        },
      );
    },
    state: () => state,
    failure: () => failure,
    draw: () => {
      threw = '';
      return drawer?.draw() ?? '';
    },
    /** What the last drawing went on without. */
    threw: () => threw,
    complaints: () => JSON.stringify(complaints.slice(0, 5)),
    keepBuiltins,
    changedBuiltins,
  }),
});
noteGlobals();
