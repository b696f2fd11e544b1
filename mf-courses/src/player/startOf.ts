import type { VideoInfo } from '@harbor/contract';

/** Where one left a lesson; watched nearly to its end, it begins anew. */
export const leftAt = ({ lesson }: VideoInfo): number =>
  lesson.position > lesson.seconds - 8 ? 0 : lesson.position;

/** Second at which a lesson begins. @param at the one that its address names */
export const startOf = (info: VideoInfo, at: number | undefined): number => at ?? leftAt(info);
