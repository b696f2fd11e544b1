// Runs in jsdom and in Node: what a browser has and jsdom lacks is added only where there is a window.
if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom');
  // On a cold cache the first lazy page is transpiled while a test waits for it: its second is no claim of any test.
  const testing = require.resolve('@testing-library/react', { paths: [process.cwd()] });
  require(testing).configure({ asyncUtilTimeout: 30_000 });
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  });
  window.scrollTo = () => {};
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Node's own would keep the process waiting for messages.
  window.MessageChannel ??= class {
    constructor() {
      this.port1 = { onmessage: null };
      this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
    }
  };
  const { TextEncoder, TextDecoder } = require('node:util');
  window.TextEncoder ??= TextEncoder;
  window.TextDecoder ??= TextDecoder;
}
