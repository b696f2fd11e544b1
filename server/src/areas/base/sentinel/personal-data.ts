import { placeLabel, sentinelRules } from '@harbor/contract/sentinel';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import { wordsRule } from '../words/judge';

const ruleLabel = Object.fromEntries([...sentinelRules, wordsRule].map(({ id, label }) => [id, label]));

export const sentinelHits: DataKind = {
  key: 'sentinel',
  title: '合规提示记录',
  purpose: '防止代写等学术不端内容，保护您与他人的号码不被公开',
  retention: '180天',
  fate: '删除',
  correct: null,
  tables: ['sentinel_hits', 'sentinel_alerts'],
  fields: [
    { name: 'place', label: '位置', words: named(placeLabel) },
    { name: 'rule', label: '提示', words: named(ruleLabel) },
    { name: 'excerpt', label: '内容' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select place, rule, excerpt, at from sentinel_hits where user_id = ${userId} order by id desc`,
  erase: deleteRows('sentinel_hits', 'sentinel_alerts'),
};
