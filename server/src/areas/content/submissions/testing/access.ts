import { about, defineAccess, of } from '../../../../testing/access/entry';
import { journal, manuscript } from './manuscripts';

const field = 'of what it names, the field of research is alike for everybody';
const words = { content: '补充的说明与凭证见图片，请核对。' };
const reason = { reason: '还需要再修改一遍' };

export const access = defineAccess({
  'POST /submission/draft': {
    input: ({ paper }) => ({ body: { revision: 0, content: {}, files: [paper.id] } }),
    shared: { 'body.content': field },
  },
  'POST /submission/submit': {
    input: ({ paper }) => ({ body: { manuscript: manuscript(), files: [paper.id] } }),
    shared: { 'body.manuscript': field },
  },
  'GET /submission/detail/:id': of('submission'),
  'POST /submission/supply/:id': about('submission', ({ paper }) => ({ ...words, files: [paper.id] })),
  'POST /submission/again/:id': of('submission', reason),
  'POST /submission/send/:id': of('submission', { journal: journal.name, sent_on: '2026-01-01' }),
  'POST /submission/feedback/:id': of('submission', { result: 'revise', answered_on: '2026-01-02' }),
  'POST /submission/withdraw/:id': of('submission', reason),
  'POST /submission/finish/:id': of('submission'),
  'POST /submission/reopen/:id': of('submission', reason),
});
