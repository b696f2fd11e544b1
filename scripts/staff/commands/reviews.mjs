import { facts, listOf, when } from '../words.mjs';

const partOf = { part: { about: 'review（评价，默认）或 append（追评）' } };

const reviewLine = (one) =>
  facts([
    ['评价', `编号 ${one.id}，${one.stars} 星`],
    ['状态', one.status_text],
    ['内容', one.content],
    ['追评', one.append?.content],
    ['回复', one.reply?.content],
  ]);

const decide =
  (verb) =>
  async ({ call }, { 评价编号: id, part = 'review', ...rest }) =>
    reviewLine(await call(`POST /staff/appraise/${verb}/:id`, { id, part, ...rest }));

/** What staff do with reviews. */
export const reviews = [
  {
    name: 'reviews',
    help: '评价与追评，默认待审的，旧的在前',
    takes: {
      status: { kind: 'number', about: '1 待审、2 展示、3 隐藏' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, { status = 1, ...rest }) =>
      listOf(
        await call('GET /staff/appraise/list', { status, ...rest }),
        ['编号', '状态', '星', '作者', '时间', '内容'],
        (row) => [
          row.id,
          row.status_text,
          row.stars,
          row.author.nickname,
          when(row.created_at),
          row.append?.content || row.content,
        ],
      ),
  },
  {
    name: 'review-publish',
    words: ['评价编号'],
    help: '审核通过，展示评价或追评',
    takes: partOf,
    run: decide('publish'),
  },
  {
    name: 'review-hide',
    words: ['评价编号'],
    help: '因违法或隐私隐藏评价，原因会告知作者',
    takes: {
      ...partOf,
      basis: { needed: true, about: 'law（违法）或 privacy（泄露他人隐私）' },
      reason: { needed: true, about: '原因' },
    },
    run: decide('hide'),
  },
  {
    name: 'review-restore',
    words: ['评价编号'],
    help: '恢复展示隐藏的评价',
    takes: { ...partOf, reason: { needed: true, about: '原因' } },
    run: decide('restore'),
  },
  {
    name: 'review-reply',
    words: ['评价编号'],
    help: '以客服身份回复一条评价，一次',
    takes: { content: { needed: true, about: '回复' } },
    run: async ({ call }, { 评价编号: id, content }) =>
      reviewLine(await call('POST /staff/appraise/reply/:id', { id, content })),
  },
];
