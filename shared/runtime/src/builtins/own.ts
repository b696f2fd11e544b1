/**
 * The built-ins by which files are loaded and failures are told, as they were before any remote ran: a remote that
 * replaces them for good, so that `look` cannot put them back, keeps neither from working. Before `keepOwn`, and so in
 * tests, they are the window's present ones.
 */
export const own = {
  fetch: (address: string, init?: RequestInit): Promise<Response> => window.fetch(address, init),
  stringify: (value: unknown): string => JSON.stringify(value),
  setTimeout: (run: () => void, ms?: number): number => window.setTimeout(run, ms),
  clearTimeout: (timer: number | undefined): void => window.clearTimeout(timer),
  createScript: (): HTMLScriptElement => document.createElement('script'),
  appendToHead: (element: HTMLElement): void => document.head.append(element),
  sourceOf: (value: unknown): string => Function.prototype.toString.call(value),
  includes: (text: string, word: string): boolean => text.includes(word),
};

/** Takes the copies; before any remote's code runs. */
export function keepOwn(): void {
  const { head } = document;
  Object.assign(own, {
    fetch: window.fetch.bind(window),
    stringify: JSON.stringify,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    createScript: document.createElement.bind(document, 'script'),
    appendToHead: head.appendChild.bind(head),
    sourceOf: Function.prototype.call.bind(Function.prototype.toString),
    includes: Function.prototype.call.bind(String.prototype.includes),
  });
}
