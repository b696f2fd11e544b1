import type { ApiKey } from '@harbor/contract';
import type { TestApp } from '../../../../testing/app';
import { journal } from './manuscripts';

type Caller = (
  key: ApiKey,
  id: number,
  body?: object,
) => Promise<{ status: number; data: never; msg: string }>;
/** Calls about one submission after the other, by one person. */
export const callsOf =
  (site: TestApp, token: string): Caller =>
  (key, id, body) =>
    site.call(key, { token, params: { id }, body } as never) as never;
/** What the editor does, with words that are taken. */
export const deskOf =
  (site: TestApp, token: string) => (act: 'take' | 'ask' | 'recommend' | 'close', id: number) => {
    const bodies = {
      take: undefined,
      ask: { content: '请补充伦理审批文件' },
      recommend: { journals: [journal] },
      close: { reason: '稿件不在我们熟悉的领域' },
    };
    return callsOf(site, token)(`POST /staff/submission/${act}/:id`, id, bodies[act]);
  };

/** A submission as its author sees it. */
export const detailOf = async (site: TestApp, token: string, id: number) =>
  (await site.call('GET /submission/detail/:id', { token, params: { id } })).data;

/** Titles of somebody's messages, oldest first. */
export const toldTo = (site: TestApp, userId: number) =>
  site.core.db.selectFrom('messages').select('title').where('user_id', '=', userId).orderBy('id').execute();
