// Runs in every page before its own scripts, and keeps what the browser says of it.
(() => {
  const seen = { lcp: null, lcpElement: '', blocking: 0, longest: 0, shift: 0, errors: 0, ready: null };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    const { element } = entry;
    seen.lcpElement = element ? `${element.localName}.${element.className}`.slice(0, 60) : '';
  });
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  const failed = () => {
    seen.errors += 1;
  };
  addEventListener('error', (event) => event.error && failed());
  addEventListener('unhandledrejection', failed);
  addEventListener('securitypolicyviolation', failed);
  // Looked for at each frame: a page is ready when what it was opened for stands there.
  const marks = new Map();
  const selectors = ['main[data-state=ready]'];
  const look = () => {
    for (const selector of selectors)
      if (!marks.has(selector) && document.querySelector(selector)?.getClientRects().length)
        marks.set(selector, performance.now());
    if (marks.size < selectors.length) requestAnimationFrame(look);
  };
  look();
  globalThis.harborWatch = (selector) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const [document] = performance.getEntriesByType('navigation');
    return {
      ...seen,
      ttfb: document?.responseStart ?? null,
      fcp: first?.startTime ?? null,
      ready: marks.get(selector) ?? null,
    };
  };
})();
