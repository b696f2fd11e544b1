import type { ApiKey } from '@harbor/contract';
import { invalidateCalls, onLive } from '@harbor/runtime';
import { useEffect } from 'react';

/**
 * Follows what is on screen: whatever buyers, staff, clocks or another tab do to it sends the teacher a message, and with
 * the message these calls are read again.
 * @param calls A list that stays the same from one rendering to the next
 */
export function useLive(calls: readonly ApiKey[]): void {
  useEffect(() => onLive('unread', () => void invalidateCalls(calls)), [calls]);
}
