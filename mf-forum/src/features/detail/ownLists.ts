/** Lists in which writers see how their posts stand. */
export const ownLists = ['POST /member/my_post/:id', 'GET /member/mine', 'GET /hot_post/list'] as const;
