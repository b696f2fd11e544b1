import { postRule } from '@harbor/contract/post-status';

/** Pictures that go into a post (product.md sections 5 and 9). */
export const pictureLimits = {
  /** In one post. */
  count: postRule.images,
  /** In bytes, each. */
  size: 2_097_152,
  /** For one upload, in ms. */
  patience: 10_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;

/** Why a file cannot go into a post; empty when it can. */
export function pictureProblem(file: File): string {
  if (!pictureLimits.types.some((type) => type === file.type)) return '只能插入 JPG、PNG、WebP、GIF 图片';
  if (file.size > pictureLimits.size) return '图片大小不能超过2MB哦~';
  return '';
}
