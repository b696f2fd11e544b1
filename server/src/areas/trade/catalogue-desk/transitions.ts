import { type GoodsStatus, goodsStatus as s } from '@harbor/contract/goods-status';
import { stepsOf } from '../../../machine';

/** Every legal step of a service on its shelf; all are taken by staff. */
export const shelfSteps = stepsOf<GoodsStatus, object>()([
  { event: 'list', from: s.draft, to: s.onShelf },
  { event: 'list', from: s.offShelf, to: s.onShelf },
  { event: 'unlist', from: s.onShelf, to: s.offShelf },
  { event: 'archive', from: s.offShelf, to: s.archived },
  { event: 'restore', from: s.archived, to: s.offShelf },
]);

/** What happens to a service on its shelf. */
export type ShelfStep = (typeof shelfSteps)[number]['event'];
