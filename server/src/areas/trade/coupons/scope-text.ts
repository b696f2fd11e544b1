/** Where a coupon may be used, in words: 全场通用, 限翻译润色、学术会议, 限指定服务, 限课程. */
export function scopeText(
  coupon: { scope: number; scope_ids: readonly number[] },
  categories: ReadonlyMap<number, string>,
): string {
  if (coupon.scope === 1)
    return `限${coupon.scope_ids
      .map((id) => categories.get(id) ?? '')
      .filter(Boolean)
      .join('、')}`;
  if (coupon.scope === 2) return '限指定服务';
  if (coupon.scope === 3) return '限课程';
  return '全场通用';
}
