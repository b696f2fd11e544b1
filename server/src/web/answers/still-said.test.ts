import { stillSaid } from './still-said';

const post = (id: number, more: object = {}) => ({
  id,
  title: `第${id}帖`,
  author: { id: 7, nickname: '某人' },
  like_count: 1,
  ...more,
});
const page = (...posts: object[]) => ({ data: posts, total: posts.length });

test.each([
  ['nothing', page(post(1))],
  ['a count', page(post(1, { like_count: 2 }))],
  ['a post that came first', page(post(2), post(1))],
])('%s that is new takes nothing away', (_, newer) => expect(stillSaid(page(post(1)), newer)).toBe(true));

test.each([
  ['a post that was hidden', page(post(1), post(2)), page(post(1))],
  ['a title that was corrected', page(post(1)), page(post(1, { title: '改过的标题' }))],
  [
    'an author who is called otherwise',
    page(post(1)),
    page(post(1, { author: { id: 7, nickname: '已注销' } })),
  ],
  [
    'a price',
    page(post(1, { price_fen: 398 }), post(2, { price_fen: 298 })),
    page(post(1, { price_fen: 298 }), post(2, { price_fen: 298 })),
  ],
  ['a mark of its own', page(post(1, { closed: false })), page(post(1, { closed: true }))],
  ['everything', page(post(1)), undefined],
])('%s is no longer said', (_, older, newer) => expect(stillSaid(older, newer)).toBe(false));
