import {
  experienceProofs,
  experienceReportReasons,
  experienceResultLabel,
  experienceStatusLabel,
} from '@harbor/contract/journal-experience';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named, yuan } from '../../../personal-data/labels';
import { experiencesChanged } from './cache';

export const journalExperiences: DataKind = {
  key: 'journal_experiences',
  title: '投稿经验',
  purpose: '审核后不带身份公开，供其他作者参考，并计入期刊的中位数；有用与举报的记录用来计数和核对',
  retention: '公开到您撤下为止，保存到注销为止',
  fate: '删除',
  correct: { title: '我的投稿经验', path: '/querytool/experiences/' },
  tables: [
    'journal_experiences',
    'journal_experience_marks',
    'journal_experience_reports',
    'journal_experience_history',
  ],
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'name', label: '期刊' },
    { name: 'status', label: '状态', words: named(experienceStatusLabel) },
    { name: 'result', label: '结果', words: named(experienceResultLabel) },
    { name: 'submitted_on', label: '投稿日期' },
    { name: 'first_decision_on', label: '首次决定' },
    { name: 'accepted_on', label: '录用日期' },
    { name: 'fee_fen', label: '费用', words: yuan },
    { name: 'difficulty', label: '难度' },
    { name: 'text', label: '经历' },
    { name: 'proof', label: '核验', words: named(experienceProofs) },
    { name: 'reason', label: '退回、下架或举报的原因' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select '写的经验'::text as kind, j.name, e.status, e.result, e.submitted_on, e.first_decision_on, e.accepted_on,
        e.fee_fen, e.difficulty, e.text, nullif(e.proof, '') as proof, e.reason, e.created_at
      from journal_experiences e join journals j on j.id = e.journal_id where e.user_id = ${userId}
      union all
      select '标为有用', j.name, null, null, null, null, null, null, null, null, null, null, m.created_at
      from journal_experience_marks m join journal_experiences e on e.id = m.experience_id
        join journals j on j.id = e.journal_id where m.user_id = ${userId}
      union all
      select '举报', j.name, null, null, null, null, null, null, null, null, null,
        ${JSON.stringify(experienceReportReasons)}::jsonb ->> r.reason, r.created_at
      from journal_experience_reports r join journal_experiences e on e.id = r.experience_id
        join journals j on j.id = e.journal_id where r.user_id = ${userId}
    ) told order by created_at desc`,
  async erase(_core, trx, userId) {
    // Theirs and those that they counted in, in the order of ids: two who leave at once do not wait for each other in a circle.
    await sql`
      select id from journal_experiences where user_id = ${userId} or id in (
        select experience_id from journal_experience_marks where user_id = ${userId}
        union select experience_id from journal_experience_reports where user_id = ${userId} and settled_at is null
      ) order by id for no key update`.execute(trx);
    await sql`
      with gone as (delete from journal_experience_marks where user_id = ${userId} returning experience_id)
      update journal_experiences set useful = greatest(0, useful - 1) where id in (select experience_id from gone)`.execute(
      trx,
    );
    await sql`
      with gone as (delete from journal_experience_reports where user_id = ${userId} returning experience_id, settled_at)
      update journal_experiences set reports = greatest(0, reports - 1),
        reported_at = case when reports > 1 then reported_at end
      where id in (select experience_id from gone where settled_at is null)`.execute(trx);
    await sql`delete from journal_experiences where user_id = ${userId}`.execute(trx);
    // Not before it is true: whoever reads meanwhile is given what there was.
    await experiencesChanged(trx);
    return undefined;
  },
};
