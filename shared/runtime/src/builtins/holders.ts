import { isObject, steps, valueNames } from '@harbor/contract/built-ins';

/** What is looked after, for a `BuiltinsTable`. */
export interface Holders {
  /** Objects whose own functions are noted, by the name that a report gives them. */
  parts: [string, object][];
  /** Prototypes of all values of the language: what is added to them is seen by everybody's loops and conversions. */
  bases: [string, object][];
  /** Objects with methods of a prototype, which an assignment would cover: `document.createElement = …`. */
  instances: [string, object][];
}

const language = `${valueNames.join(' ')} Reflect Math JSON Proxy`;

/**
 * Of the platform's interfaces, those that loading, drawing and reporting go through. Each costs time the first time that
 * it is touched, so none is here for completeness' sake.
 */
const platform =
  'EventTarget Event CustomEvent Node Element HTMLElement Document DocumentFragment CharacterData DOMTokenList HTMLScriptElement HTMLLinkElement History Navigator Storage Performance Crypto XMLHttpRequest Headers Response FormData URL URLSearchParams AbortController AbortSignal MutationObserver IntersectionObserver ResizeObserver MessagePort MessageChannel BroadcastChannel console';

const instances = 'document history navigator crypto performance localStorage sessionStorage';

/** A global by its name; undefined where the browser has none or denies it, as storage without cookies. */
function globalOf(name: string): unknown {
  try {
    return Reflect.get(window, name);
  } catch {
    return undefined;
  }
}

function found(names: string): [string, object][] {
  return names.split(' ').flatMap((name): [string, object][] => {
    const value = globalOf(name);
    return isObject(value) ? [[name, value]] : [];
  });
}

const prototypeOf = ([name, value]: [string, object]): [string, object][] => {
  const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
  return isObject(prototype) ? [[`${name}.prototype`, prototype]] : [];
};

/** The built-ins of this page. */
export function pageHolders(): Holders {
  const [ofLanguage, ofPlatform] = [found(language), found(platform)];
  const bases = ofLanguage.flatMap(prototypeOf);
  const owners = [...ofLanguage, ...ofPlatform];
  return {
    bases,
    instances: [
      ['window', window],
      ...found(instances),
      ['document.head', document.head],
      ['document.body', document.body],
      ['document.documentElement', document.documentElement],
    ],
    parts: [
      ['window', window],
      ['history', window.history],
      ...owners,
      ...owners.flatMap(prototypeOf),
      ...steps(),
    ],
  };
}
