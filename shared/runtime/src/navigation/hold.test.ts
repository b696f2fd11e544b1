import { waitFor } from '@testing-library/react';
import { history } from './history';
import { holdNavigation } from './hold';

test('a push waits until the page has let go; a replace of a guard does not', () => {
  history.push('/one');
  const go = jest.fn<void, [() => void]>();
  const end = holdNavigation(go);
  history.push('/two');
  expect(window.location.pathname).toBe('/one');
  history.replace('/one?draft=1');
  expect(window.location.search).toBe('?draft=1');
  end();
  go.mock.calls[0]?.[0]();
  expect(window.location.pathname).toBe('/two');
});

test('a step back is taken back, and taken once the page has let go', async () => {
  history.push('/first');
  history.push('/second');
  const told = jest.fn();
  const stop = history.listen(told);
  const go = jest.fn<void, [() => void]>();
  const end = holdNavigation(go);
  window.history.back();
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.pathname).toBe('/second'));
  expect(told).not.toHaveBeenCalled();
  end();
  go.mock.calls[0]?.[0]();
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('of two that keep the page the later is asked first, then the one below it', () => {
  history.push('/form');
  const below = jest.fn<void, [() => void]>();
  const above = jest.fn<void, [() => void]>();
  const endBelow = holdNavigation(below);
  const endAbove = holdNavigation(above);
  history.push('/away');
  expect(below).not.toHaveBeenCalled();
  endAbove();
  above.mock.calls[0]?.[0]();
  expect(window.location.pathname).toBe('/form');
  expect(below).toHaveBeenCalledTimes(1);
  endBelow();
  below.mock.calls[0]?.[0]();
  expect(window.location.pathname).toBe('/away');
});
