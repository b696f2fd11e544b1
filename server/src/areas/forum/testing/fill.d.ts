/** How much of everything; `talk` comments stand under the first post. */
export interface ForumSize {
  posts: number;
  comments: number;
  talk: number;
  members?: number;
}
export function fillForum(size: ForumSize): string[];
export const filled: { post: number; root: number; leaf: number; topic: number };
