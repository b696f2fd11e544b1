import type { ApiKey } from '@harbor/contract';
import { paragraph } from './forum';

/** What somebody else has that the caller of the test may not touch or see, by its id. */
export interface Theirs {
  waiting: number;
  shown: number;
  hidden: number;
  answer: number;
  waitingComment: number;
  draft: number;
  topic: number;
  /** An account that was closed. */
  gone: number;
  /** A category that everybody may write in. */
  leaf: number;
}

type Foreign = (theirs: Theirs) => { id?: number; body?: object };

const post = (theirs: Theirs) => ({ title: '别人的标题', content: paragraph(3), category_id: theirs.leaf });
/** What the caller may not touch or see, by each call that takes an id. */
export const hidden: Partial<Record<ApiKey, Foreign>> = {
  'GET /hot_post/:id/detail': (theirs) => ({ id: theirs.waiting }),
  'POST /hot_post/view/:id': (theirs) => ({ id: theirs.waiting }),
  'GET /hot_post/category/:id': () => ({ id: 424_242 }),
  'GET /hot_post/edit/:id': (theirs) => ({ id: theirs.shown }),
  'PUT /hot_post/edit/:id': (theirs) => ({ id: theirs.shown, body: post(theirs) }),
  'GET /hot_post/versions/:id': (theirs) => ({ id: theirs.shown }),
  'POST /hot_post/revise/:id': (theirs) => ({ id: theirs.shown }),
  'POST /hot_post/delete/:id': (theirs) => ({ id: theirs.shown }),
  'POST /hot_post/appeal/:id': (theirs) => ({
    id: theirs.hidden,
    body: { content: '这不是我的帖子，但我要申诉。' },
  }),
  'POST /hot_post/like/:id': (theirs) => ({ id: theirs.waiting }),
  'POST /hot_post/cancel_like/:id': (theirs) => ({ id: theirs.waiting }),
  'POST /hot_post/collect/:id': (theirs) => ({ id: theirs.waiting }),
  'POST /hot_post/cancel_collect/:id': (theirs) => ({ id: theirs.waiting }),
  'POST /hot_post/concerned': (theirs) => ({ body: { id: theirs.gone } }),
  'POST /hot_post/cancel_concern/:id': (theirs) => ({ id: theirs.gone }),
  'POST /hot_post/block/:id': (theirs) => ({ id: theirs.gone }),
  'POST /hot_post/unblock/:id': () => ({ id: 424_242 }),
  'POST /hot_post/report': (theirs) => ({ body: { target: 'post', id: theirs.waiting, reason: 'ad' } }),
  'POST /hot_post/discuss/:id': (theirs) => ({ id: theirs.waiting }),
  'GET /hot_post/comments/:id': (theirs) => ({ id: theirs.waiting }),
  'POST /hot_post/more_discuss/:id': (theirs) => ({ id: theirs.waitingComment }),
  'POST /hot_post/discuss': (theirs) => ({ body: { post_id: theirs.waiting, content: '看得见吗' } }),
  'POST /hot_post/delete_discuss/:id': (theirs) => ({ id: theirs.answer }),
  'POST /hot_post/like_discuss/:id': (theirs) => ({ id: theirs.waitingComment }),
  'POST /hot_post/cancel_discuss/:id': (theirs) => ({ id: theirs.waitingComment }),
  'POST /hot_post/accept/:id': (theirs) => ({ id: theirs.answer }),
  'POST /hot_post/cancel_accept/:id': (theirs) => ({ id: theirs.answer }),
  'POST /topic/detail/:id': (theirs) => ({ id: theirs.topic }),
  'GET /topic/page/:id': (theirs) => ({ id: theirs.topic }),
  'GET /draft/get_info/:id': (theirs) => ({ id: theirs.draft }),
  'PUT /draft/edit/:id': (theirs) => ({ id: theirs.draft, body: { title: '改了' } }),
  'POST /draft/post/:id': (theirs) => ({ id: theirs.draft }),
  'GET /member/info/:id': (theirs) => ({ id: theirs.gone }),
  'POST /member/info/:id': (theirs) => ({ id: theirs.gone }),
  'POST /member/my_post/:id': (theirs) => ({ id: theirs.gone }),
  'GET /member/posts/:id': (theirs) => ({ id: theirs.gone }),
  'POST /member/collect/:id': (theirs) => ({ id: theirs.gone }),
  'POST /member/like/:id': (theirs) => ({ id: theirs.gone }),
  'POST /member/my_fans/:id': (theirs) => ({ id: theirs.gone }),
  'POST /member/concerned/:id': (theirs) => ({ id: theirs.gone }),
  'PUT /member/remark/:id': (theirs) => ({ id: theirs.gone, body: { remark: '谁' } }),
};

/** Lists of ids, of which those of others change nothing. */
export const passedOver: readonly ApiKey[] = [
  'PUT /draft/delete',
  'PUT /member/history/delete',
  'POST /hot_post/post_message',
];
