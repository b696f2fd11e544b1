import { renderHook } from '@testing-library/react';
import { useSendingKey } from './useSendingKey';

test('a text keeps its key until it has arrived, another has another', () => {
  const { result, rerender } = renderHook(useSendingKey);
  const first = result.current.keyOf({ content: '顶' });
  rerender();
  expect(result.current.keyOf({ content: '顶' })).toBe(first);
  const second = result.current.keyOf({ content: '顶一下' });
  expect(second).not.toBe(first);
  result.current.done();
  expect(result.current.keyOf({ content: '顶一下' })).not.toBe(second);
});
