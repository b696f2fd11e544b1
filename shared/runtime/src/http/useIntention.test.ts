import { renderHook } from '@testing-library/react';
import { useIntention } from './useIntention';

test('what is sent keeps its key until it has been answered, and anything else has another', () => {
  const { result, rerender } = renderHook(useIntention);
  const first = result.current.keyFor({ content: '顶' });
  rerender();
  expect(result.current.keyFor({ content: '顶' })).toBe(first);
  const second = result.current.keyFor({ content: '顶一下' });
  expect(second).not.toBe(first);
  result.current.forget();
  expect(result.current.keyFor({ content: '顶一下' })).not.toBe(second);
});
