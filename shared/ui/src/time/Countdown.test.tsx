import { act, render, screen } from '@testing-library/react';
import { Countdown } from './Countdown';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00+08:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('it ticks down and tells its end once', () => {
  const ended = jest.fn();
  render(<Countdown until="2026-11-21T09:00:03+08:00" onEnd={ended} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:03');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a device whose clock is ten minutes behind shows what the server means', () => {
  render(<Countdown until="2026-11-21T09:12:00+08:00" serverTime="2026-11-21T09:10:00+08:00" />);
  expect(screen.getByRole('timer')).toHaveTextContent('02:00');
});
