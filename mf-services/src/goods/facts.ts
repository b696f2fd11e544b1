import type { GoodsCard } from '@harbor/contract';

/** Price as `<Price>` takes it; null where it is quoted first. */
export function priceOf(goods: GoodsCard): number | null {
  return goods.price_mode === 3 ? null : goods.price_fen;
}

/** E.g. `7 天交付`. */
export function deliveryText(goods: Pick<GoodsCard, 'deliver_days' | 'price_mode'>): string {
  return goods.deliver_days > 0 ? `${goods.deliver_days} 天交付` : '交付时间按约定';
}

/** E.g. `免费修改 2 次`. */
export function revisionsText(goods: Pick<GoodsCard, 'free_revisions'>): string {
  return goods.free_revisions > 0 ? `免费修改 ${goods.free_revisions} 次` : '不含免费修改';
}

/** The tags worth showing beside the trial note: none that says the same again. */
export function tagsBeside(goods: Pick<GoodsCard, 'tags' | 'need_trial'>): string[] {
  return goods.tags.filter((tag) => !goods.need_trial || !tag.includes('试做')).slice(0, 3);
}

/** The one thing worth saying on the picture; empty if there is nothing. */
export function pictureNote(goods: Pick<GoodsCard, 'status' | 'need_trial' | 'is_hot' | 'tags'>): string {
  if (goods.status === 2) return '已下架';
  if (goods.need_trial) return '可先试做';
  return goods.is_hot ? '热门' : '';
}
