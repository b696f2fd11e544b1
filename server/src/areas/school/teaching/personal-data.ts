import { type VersionStatus, versionStatus, versionStatusLabel } from '@harbor/contract/version-status';
import { videoStatusLabel } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import { dropVersion } from './drop';

const labels: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(versionStatusLabel).map(([code, label]) => [`v${code}`, label satisfies string]),
  ),
  ...Object.fromEntries(Object.entries(videoStatusLabel).map(([code, label]) => [`u${code}`, label])),
};

const unfinished: readonly VersionStatus[] = [versionStatus.draft, versionStatus.returned];

export const lessonVersions: DataKind = {
  key: 'lesson_versions',
  title: '授课：提交的讲次与视频',
  purpose: '审核您提交的讲次内容，通过后向学员提供',
  retention: '到课程删除或您注销为止',
  fate: '未通过的删除；已通过的不再与您的账号关联',
  correct: { title: '授课', path: '/cloudclassroom/?tab=teaching' },
  tables: ['lesson_versions', 'lesson_version_history'],
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'title', label: '课程与讲次' },
    { name: 'status', label: '状态', words: named(labels) },
    { name: 'reason', label: '退回原因' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select '修改'::text as kind, c.title || ' · ' || coalesce(v.title, l.title) as title, 'v' || v.status as status,
        v.reason, v.updated_at as at
      from lesson_versions v join lessons l on l.id = v.lesson_id join courses c on c.id = l.course_id
      where v.user_id = ${userId}
      union all
      select '视频', c.title || ' · ' || m.file_name, 'u' || m.status, m.note, m.created_at
      from videos m join lessons l on l.id = m.lesson_id join courses c on c.id = l.course_id
      where m.created_by = ${userId} and m.held
    ) taught order by at desc`,
  async erase(core, trx, userId) {
    const at = new Date(core.settings.clock.now());
    const rows = await trx
      .selectFrom('lesson_versions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('status', 'in', [...unfinished])
      .orderBy('lesson_id')
      .forUpdate()
      .execute();
    for (const row of rows) await dropVersion(trx, row, userId, at);
    await sql`update lesson_versions set user_id = null where user_id = ${userId}`.execute(trx);
    await sql`
      update lesson_version_history set actor_id = null where actor = 'teacher' and actor_id = ${userId}`.execute(
      trx,
    );
    return undefined;
  },
};
