import { grouped } from '../../../../labels/money';
import type { OrderRow } from '../rows';

/** `深度 · 6,200 字（按 7 千字计价）`, `标准 × 2`, `标准`. */
export function specText(order: Pick<OrderRow, 'spec' | 'quantity' | 'words' | 'goods'>): string {
  const name = order.spec.name;
  if (order.words !== null && order.goods.price_mode === 2) {
    return `${name} · ${grouped(order.words)} 字（按 ${order.quantity} 千字计价）`;
  }
  if (order.words !== null) return `${name} · ${grouped(order.words)} 字`;
  return order.quantity > 1 ? `${name} × ${order.quantity}` : name;
}
