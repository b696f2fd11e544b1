import type { OrderDetail } from '@harbor/contract';
import { useLocation } from '@harbor/runtime';
import { changesLabel } from './changesLabel';
import type { DeliveryActName } from './useDeliveryAct';

/** Which dialog an order begins with: the change request, when somebody came for it and it can be made. */
export function useOpened(order: OrderDetail): DeliveryActName | null {
  const state: unknown = useLocation().state;
  const asked = typeof state === 'object' && state !== null && 'open' in state && state.open === 'changes';
  return asked && changesLabel(order) ? 'changes' : null;
}
