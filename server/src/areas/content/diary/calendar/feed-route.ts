import type { RawRoute } from '../../../../http/raw-routes';
import { calendarOfDeadlines } from './deadlines';
import { feedPath, ownerOfFeed } from './feed';

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const plain = 'text/plain; charset=utf-8';

/** What calendars on phones and computers read by themselves: they log in nowhere, so the address is the key. */
export const calendarFeed: RawRoute = {
  method: 'GET',
  path: feedPath,
  async handle(core, { query, ip }) {
    // Raw routes have no class of calls: this one is a read, and guesses count as such.
    const wait = await core.limiter.take('read', { address: ip });
    if (wait > 0)
      return {
        status: 429,
        type: plain,
        body: '请求太频繁，请稍后再试\n',
        headers: { ...headers, 'retry-after': String(Math.max(1, Math.ceil(wait))) },
      };
    const owner = await ownerOfFeed(core, query.key);
    if (owner === undefined)
      return { status: 404, type: plain, body: '订阅地址已失效，请在投稿进度本中重新生成\n', headers };
    return {
      status: 200,
      type: 'text/calendar; charset=utf-8',
      body: await calendarOfDeadlines(core, owner),
      headers,
    };
  },
};
