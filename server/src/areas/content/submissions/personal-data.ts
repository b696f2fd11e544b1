import { promises } from '@harbor/contract/promises';
import { submissionStatusLabel } from '@harbor/contract/submission-status';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const submissionRecords: DataKind = {
  key: 'submissions',
  title: '直投稿件',
  purpose: '评估您的稿件并推荐期刊',
  retention: `到注销为止；文件在关闭${promises.submissionFilesDays}天后删除`,
  fate: '删除',
  correct: { title: '直投系统', path: '/uploadfile/' },
  tables: ['submissions', 'submission_lines'],
  fields: [
    { name: 'submission_no', label: '投稿编号' },
    { name: 'title', label: '标题' },
    {
      name: 'status',
      label: '状态',
      words: named(submissionStatusLabel),
    },
    { name: 'authors', label: '作者', words: names },
    { name: 'abstract', label: '摘要' },
    { name: 'lines', label: '往来', words: contents },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select s.submission_no, s.manuscript->>'title' as title, s.status, s.manuscript->'authors' as authors,
      s.manuscript->>'abstract' as abstract, s.created_at,
      (select json_agg(l.content order by l.id) from submission_lines l
        where l.submission_id = s.id and l.content <> '') as lines
    from submissions s where s.user_id = ${userId} order by s.created_at desc, s.id desc`,
  erase: deleteRows('submissions'),
};

function names(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map((author) => `${author.name}（${author.unit}）`).join('、');
}

function contents(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : '';
}
