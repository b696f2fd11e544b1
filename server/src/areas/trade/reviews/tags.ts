const good = ['说明清楚', '按时交付', '懂专业', '沟通顺畅', '有耐心', '提前交付', '建议具体', '值得推荐'];

const goodByCategory: Record<number, string[]> = {
  1: ['讲解透彻', '启发思路'],
  2: ['信息可靠', '少走弯路'],
  3: ['意见中肯', '切中要害'],
  4: ['视野开阔', '切中要害'],
  5: ['修改细致', '用词地道'],
  6: ['贴近现场', '准备充分'],
  7: ['条理清楚', '保密到位'],
};

const low = ['交付偏晚', '回复较慢', '说明不够', '针对性弱', '格式有误', '与预期有差距'];

/** The tags one may choose from in a category: for four stars and more, and for fewer. */
export function tagsFor(categoryId: number): { good: string[]; low: string[] } {
  return { good: [...(goodByCategory[categoryId] ?? []), ...good], low };
}

/** Those among the tags that are not to be chosen there. */
export function strangeTags(categoryId: number, tags: readonly string[]): string[] {
  const known = tagsFor(categoryId);
  return tags.filter((tag) => !known.good.includes(tag) && !known.low.includes(tag));
}
