import { act, renderHook } from '@testing-library/react';
import { type KeptWhere, useKeptText } from './useKeptText';

const field = (where?: KeptWhere) => renderHook(() => useKeptText('note:21', where));
const textOf = ({ result }: ReturnType<typeof field>) => result.current[0];
const write = ({ result }: ReturnType<typeof field>, text: string) => act(() => result.current[1](text));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a text is there again when its field is, until it is sent', () => {
  write(field(), '请核对');
  const again = field();
  expect(textOf(again)).toBe('请核对');
  act(() => again.result.current[2]());
  expect(textOf(again)).toBe('');
  expect(textOf(field())).toBe('');
});

test('a text of the tab is not in another one', () => {
  write(field('tab'), '请核对');
  expect(localStorage).toHaveLength(0);
});

test('a text of the device is there in another tab, and gone everywhere once it is sent', () => {
  write(field('device'), '第一轮意见');
  sessionStorage.clear();
  const other = field('device');
  expect(textOf(other)).toBe('第一轮意见');
  act(() => other.result.current[2]());
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('a session that runs out in the midst of writing loses nothing in this tab', () => {
  write(field('device'), '第一轮意见');
  localStorage.clear();
  expect(textOf(field('device'))).toBe('第一轮意见');
});

test('a store that is full costs the copy, not the words', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const note = field('device');
  write(note, '第一轮意见');
  expect(textOf(note)).toBe('第一轮意见');
  full.mockRestore();
});
