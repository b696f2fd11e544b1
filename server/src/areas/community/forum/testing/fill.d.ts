/** How much of everything; `talk` comments stand under each of the first posts. */
export interface ForumSize {
  posts: number;
  comments: number;
  talk: number;
  members?: number;
}
export function fillForum(size: ForumSize): string[];
export const filled: { post: number; root: number; leaf: number; topic: number };
export const longTalks: number;
export const fillWords: string[];
