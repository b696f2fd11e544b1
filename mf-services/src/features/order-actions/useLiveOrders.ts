import { invalidateCalls, onLive } from '@harbor/runtime';
import { useEffect } from 'react';
import { changedByOrder } from './changed';

/** Follows the orders on screen: whatever staff, teachers, clocks or another tab do to them, is read at once. */
export function useLiveOrders(): void {
  useEffect(() => onLive('unread', () => void invalidateCalls(changedByOrder)), []);
}
