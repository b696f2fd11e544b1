import { readFileSync } from 'node:fs';
import { facts, fileNames, listOf, when } from '../words.mjs';

const submissionLine = (one) =>
  facts([
    ['投稿', `${one.submission_no}（编号 ${one.id}）`],
    ['标题', one.title],
    ['作者', `${one.author.nickname} ${one.author.phone}`],
    ['状态', one.status_text],
    ['接着', one.hint],
    ['可做', one.acts.join('、')],
  ]);

/** What staff do with submissions. */
export const submissions = [
  {
    name: 'submissions',
    help: '直投稿件，待受理的在前',
    takes: {
      status: { about: '1 待受理、2 已受理、3 需补充、4 已推荐期刊、5 已投出、6 已反馈、7 已关闭' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('GET /staff/submission/list', values),
        ['编号', '投稿编号', '状态', '作者', '编辑', '级别', '标题'],
        (row) => [
          row.id,
          row.submission_no,
          row.status_text,
          row.author.nickname,
          row.editor,
          row.level_text,
          row.title,
        ],
      ),
  },
  {
    name: 'submission',
    words: ['投稿'],
    help: '一份投稿：稿件、往来与可做的事',
    run: async ({ call }, { 投稿: id }) => {
      const one = await call('GET /staff/submission/detail/:id', { id });
      return [
        submissionLine(one),
        facts([
          ['摘要', one.manuscript.abstract],
          ['意向期刊', one.manuscript.target_journals],
          ['文件', fileNames([...one.files, ...one.supplements])],
        ]),
        ...one.lines.map(
          (line) => `${when(line.at)}  ${[line.title, line.content].filter(Boolean).join('：')}`,
        ),
      ].join('\n');
    },
  },
  {
    name: 'submission-take',
    words: ['投稿'],
    help: '受理稿件',
    run: async ({ call }, { 投稿: id }) =>
      submissionLine(await call('POST /staff/submission/take/:id', { id })),
  },
  {
    name: 'submission-ask',
    words: ['投稿'],
    help: '请作者补充，7 天内',
    takes: { content: { needed: true, about: '需要补充的内容' } },
    run: async ({ call }, { 投稿: id, content }) =>
      submissionLine(await call('POST /staff/submission/ask/:id', { id, content })),
  },
  {
    name: 'submission-recommend',
    words: ['投稿'],
    help: '推荐期刊，不作任何承诺',
    takes: {
      journals: {
        kind: 'file',
        needed: true,
        about: 'JSON 文件：[{ "name", "level", "reason", "review_time", "fee", "caution", "website" }]',
      },
      note: { about: '给作者的说明' },
    },
    run: async ({ call }, { 投稿: id, journals, note }) =>
      submissionLine(
        await call('POST /staff/submission/recommend/:id', {
          id,
          journals: JSON.parse(readFileSync(journals, 'utf8')),
          note,
        }),
      ),
  },
  {
    name: 'submission-close',
    words: ['投稿'],
    help: '不能继续，写明原因后关闭',
    takes: { reason: { needed: true, about: '原因，作者可见' } },
    run: async ({ call }, { 投稿: id, reason }) =>
      submissionLine(await call('POST /staff/submission/close/:id', { id, reason })),
  },
];
