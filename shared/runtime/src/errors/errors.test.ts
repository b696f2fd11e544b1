import { type ErrorReport, errorEvent } from './report';
import { watchWindowErrors } from './window-errors';

let end: () => void;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  end = watchWindowErrors();
});
afterEach(() => end());

test('an unhandled promise rejection is silenced', () => {
  const event = new Event('unhandledrejection', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('an uncaught error is logged and told to listeners', () => {
  const reports: ErrorReport[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) reports.push(event.detail);
  };
  window.addEventListener(errorEvent, listen);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('boom'), filename: 'page.js' }));
  expect(reports).toMatchObject([{ area: 'window', subject: 'page.js', message: 'boom' }]);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('boom'));
  window.removeEventListener(errorEvent, listen);
});
