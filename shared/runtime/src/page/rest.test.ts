import { act } from '@testing-library/react';
import { navigate } from '../navigation';
import { currentPosition } from '../navigation/current';
import { resetRuntime } from '../testing';
import { markMain } from './main-state';
import { onRest } from './rest';

const ready = () => markMain(currentPosition().location.key, 'ready');

beforeEach(() => {
  resetRuntime();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a page that is left before it has rested begins the time anew with the next', () => {
  const listener = jest.fn();
  onRest(listener);
  ready();
  jest.advanceTimersByTime(2000);
  act(() => void navigate('/elsewhere'));
  jest.advanceTimersByTime(10_000);
  expect(listener).not.toHaveBeenCalled();
  ready();
  jest.advanceTimersByTime(2500);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('it is called once, and not at all when it is given up', () => {
  const [kept, left] = [jest.fn(), jest.fn()];
  onRest(kept);
  onRest(left)();
  for (let page = 0; page < 2; page += 1) {
    ready();
    jest.advanceTimersByTime(5000);
    act(() => void navigate(`/page/${page}`));
  }
  expect(kept).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});
