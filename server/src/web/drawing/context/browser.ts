// As much of a browser as the site's builds read while they are loaded and drawn. There is no `document.createElement`,
// `head` or `body`, by which libraries would believe that they can write into a document; and nothing of Node.
import { URL, URLSearchParams } from 'whatwg-url';

const nothing = () => undefined;

class FakeTarget {
  // Methods of the prototype, as the runtime takes them from there.
  addEventListener(): void {}
  removeEventListener(): void {}
  dispatchEvent(): boolean {
    return true;
  }
}
class FakeNode extends FakeTarget {}
class FakeElement extends FakeNode {}
class FakeHtmlElement extends FakeElement {}
class FakeDocument extends FakeNode {}
class FakeEvent {
  constructor(readonly type = '') {}
}
class FakeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}
class FakeSignal extends FakeTarget {
  aborted = false;
  throwIfAborted = nothing;
  static timeout = () => new FakeSignal();
  static any = () => new FakeSignal();
}
class FakeController {
  readonly signal = new FakeSignal();
  abort(): void {
    this.signal.aborted = true;
  }
}
class FakeBroadcast extends FakeTarget {
  postMessage = nothing;
  close = nothing;
}
class FakePort {
  onmessage: (() => void) | null = null;
  postMessage: () => void = nothing;
}
class FakeMessages {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();
  constructor() {
    this.port1.postMessage = () => void setTimeout(() => this.port2.onmessage?.());
    this.port2.postMessage = () => void setTimeout(() => this.port1.onmessage?.());
  }
}

function storage() {
  return {
    length: 0,
    getItem: () => null,
    setItem: nothing,
    removeItem: nothing,
    clear: nothing,
    key: () => null,
  };
}

/** For keys that a page makes as it is drawn and never shows; nothing that has to be secret is made in here. */
const crypto = {
  getRandomValues: <T extends Uint8Array | Uint16Array | Uint32Array>(into: T): T => {
    for (let i = 0; i < into.length; i++) into[i] = Math.floor(Math.random() * 2 ** 32);
    return into;
  },
  randomUUID: (): string =>
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16)),
};

const target = new FakeTarget();
/** Where the page stands: its `location`. */
export const place = {
  href: '',
  origin: '',
  protocol: '',
  host: '',
  hostname: '',
  pathname: '/',
  search: '',
  hash: '',
  replace: nothing,
  assign: nothing,
  reload: nothing,
};

const document = Object.assign(new FakeDocument(), {
  documentElement: { dataset: {}, style: {} },
  querySelector: () => null,
  querySelectorAll: () => [],
  getElementById: () => null,
  getElementsByTagName: () => [],
  cookie: '',
  title: '',
  hidden: false,
  visibilityState: 'visible',
  readyState: 'complete',
  currentScript: null,
  defaultView: globalThis,
});

/** Stands at another address. */
export function goTo(address: string): void {
  const { href, origin, protocol, host, hostname, pathname, search, hash } = new URL(address);
  Object.assign(place, { href, origin, protocol, host, hostname, pathname, search, hash });
}

Object.assign(globalThis, {
  window: globalThis,
  self: globalThis,
  top: globalThis,
  parent: globalThis,
  URL,
  URLSearchParams,
  EventTarget: FakeTarget,
  Node: FakeNode,
  Element: FakeElement,
  HTMLElement: FakeHtmlElement,
  Document: FakeDocument,
  Event: FakeEvent,
  CustomEvent: FakeEvent,
  PopStateEvent: FakeEvent,
  MutationObserver: FakeObserver,
  ResizeObserver: FakeObserver,
  IntersectionObserver: FakeObserver,
  PerformanceObserver: FakeObserver,
  AbortSignal: FakeSignal,
  AbortController: FakeController,
  BroadcastChannel: FakeBroadcast,
  MessageChannel: FakeMessages,
  document,
  location: place,
  addEventListener: target.addEventListener,
  removeEventListener: target.removeEventListener,
  dispatchEvent: target.dispatchEvent,
  history: {
    state: null,
    length: 1,
    scrollRestoration: 'auto',
    pushState: nothing,
    replaceState: nothing,
    go: nothing,
    back: nothing,
    forward: nothing,
  },
  crypto,
  navigator: { userAgent: '', language: 'zh-CN', platform: '', onLine: true },
  performance: {
    now: () => 0,
    timeOrigin: 0,
    mark: nothing,
    measure: nothing,
    getEntriesByName: () => [],
    getEntriesByType: () => [],
  },
  localStorage: storage(),
  sessionStorage: storage(),
  screen: { width: 1366, height: 768 },
  innerWidth: 1366,
  innerHeight: 768,
  scrollX: 0,
  scrollY: 0,
  scrollTo: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  // What is drawn stands in the page's data; nothing is asked for.
  fetch: () => new Promise(nothing),
});
