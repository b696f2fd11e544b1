import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { history } from './history';
import { useUnsavedGuard } from './use-unsaved-guard';

function guard(unsaved = true) {
  return renderHook((now: boolean) => useUnsavedGuard(now), { initialProps: unsaved });
}

const closesUnasked = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

beforeEach(() => history.push('/list'));

test('a link waits for the answer; whoever stays is asked again', () => {
  const { result } = guard();
  act(() => history.push('/elsewhere'));
  expect(result.current.asking).toBe(true);
  act(() => result.current.stay());
  expect(result.current.asking).toBe(false);
  act(() => history.push('/elsewhere'));
  act(() => result.current.leave());
  expect(window.location.pathname).toBe('/elsewhere');
  expect(result.current.asking).toBe(false);
});

test('the step back waits as well', async () => {
  history.push('/form');
  const { result } = guard();
  act(() => window.history.back());
  await waitFor(() => expect(result.current.asking).toBe(true));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  act(() => result.current.leave());
  await waitFor(() => expect(window.location.pathname).toBe('/list'));
});

test('the browser asks before it closes the tab, as long as something is unsaved', () => {
  const { rerender, result, unmount } = guard();
  expect(closesUnasked()).toBe(false);
  rerender(false);
  expect(closesUnasked()).toBe(true);
  rerender(true);
  act(() => result.current.letGo());
  expect(closesUnasked()).toBe(true);
  unmount();
});

test('nothing unsaved, sent, or gone: nobody is asked', () => {
  const { result, rerender, unmount } = guard(false);
  act(() => history.push('/one'));
  expect(window.location.pathname).toBe('/one');
  rerender(true);
  act(() => result.current.letGo());
  act(() => history.push('/two'));
  expect(window.location.pathname).toBe('/two');
  rerender(false);
  rerender(true);
  unmount();
  act(() => history.push('/three'));
  expect(window.location.pathname).toBe('/three');
});

test('what is no navigation asks too, and goes at once where nothing would be lost', () => {
  const close = jest.fn();
  const { result, rerender } = guard();
  act(() => result.current.ask(close));
  expect(close).not.toHaveBeenCalled();
  act(() => result.current.leave());
  expect(close).toHaveBeenCalledTimes(1);
  rerender(false);
  act(() => result.current.ask(close));
  expect(close).toHaveBeenCalledTimes(2);
});
