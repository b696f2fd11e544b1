import { courseTextKindLabel, courseTextStatusLabel } from '@harbor/contract/course-text';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import { refreshScore } from './course/refresh';
import { countReply } from './texts/write';

const minutes = (value: unknown) => `${Math.round(Number(value) / 60)} 分钟`;

export const learning: DataKind = {
  key: 'course_learning',
  title: '学习记录',
  purpose: '在各设备接着学习，按真实观看的秒数计算进度',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '云课堂', path: '/cloudclassroom/' },
  tables: ['lesson_progress', 'study_days', 'study_credits', 'lesson_downloads'],
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'title', label: '课程、讲次或资料' },
    { name: 'seconds', label: '观看时长', words: minutes },
    { name: 'device', label: '设备' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select '讲次'::text as kind, c.title || ' · ' || l.title as title, p.seconds, p.device, p.reported_at as at
      from lesson_progress p join lessons l on l.id = p.lesson_id join courses c on c.id = p.course_id
      where p.user_id = ${userId}
      union all
      select '每天的观看时长', d.day::text, d.seconds, '', d.day::timestamptz from study_days d where d.user_id = ${userId}
      union all
      select '下载的资料', f.name, null, '', w.at from lesson_downloads w join lesson_files f on f.id = w.lesson_file_id
      where w.user_id = ${userId}
    ) learnt order by at desc`,
  erase: deleteRows('lesson_progress', 'study_days', 'study_credits', 'lesson_downloads'),
};

export const courseTexts: DataKind = {
  key: 'course_texts',
  title: '课程评价、讨论与笔记',
  purpose: '公开您发布的评价、讨论与公开笔记，为您保存笔记；赞与举报的记录用来计数和核对',
  retention: '到您删除或注销为止',
  fate: '删除；有他人回复的讨论只留下“已删除”',
  correct: { title: '云课堂', path: '/cloudclassroom/' },
  tables: ['course_texts', 'course_text_likes', 'course_text_reports', 'course_text_history'],
  fields: [
    { name: 'kind', label: '类型', words: named({ ...courseTextKindLabel, like: '赞', report: '举报' }) },
    { name: 'title', label: '课程' },
    { name: 'stars', label: '星级' },
    { name: 'content', label: '内容' },
    { name: 'is_public', label: '公开', words: named({ true: '是', false: '否' }) },
    { name: 'status', label: '状态', words: named(courseTextStatusLabel) },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select t.kind, c.title, t.stars, t.content, t.is_public, t.status, t.created_at
      from course_texts t join courses c on c.id = t.course_id where t.user_id = ${userId}
      union all
      select 'like', c.title, null, left(t.content, 60), null, null, g.created_at from course_text_likes g
        join course_texts t on t.id = g.text_id join courses c on c.id = t.course_id where g.user_id = ${userId}
      union all
      select 'report', c.title, null, r.note, null, null, r.created_at from course_text_reports r
        join course_texts t on t.id = r.text_id join courses c on c.id = t.course_id where r.user_id = ${userId}
    ) told order by created_at desc`,
  async erase(_core, trx, userId) {
    // In the order of ids, as by whoever takes several: two who leave at once do not wait for each other in a circle.
    await sql`
      select id from course_texts where user_id = ${userId}
        or id in (select text_id from course_text_likes where user_id = ${userId})
        or id in (select parent_id from course_texts where user_id = ${userId} and parent_id is not null)
      order by id for no key update`.execute(trx);
    await sql`
      with gone as (delete from course_text_likes where user_id = ${userId} returning text_id)
      update course_texts set likes = greatest(0, likes - 1) where id in (select text_id from gone)`.execute(
      trx,
    );
    await sql`
      with gone as (delete from course_text_reports where user_id = ${userId} returning text_id, settled_at)
      update course_texts set reports = greatest(0, reports - 1)
      where id in (select text_id from gone where settled_at is null)`.execute(trx);
    const touched = await sql<{ course_id: number; parent_id: number | null; kind: string }>`
      select distinct course_id, parent_id, kind from course_texts where user_id = ${userId}`.execute(trx);
    // Others answered: their words stay under an empty place.
    await sql`
      update course_texts t set content = '', reason = '', reply = '' where user_id = ${userId} and kind = 'discuss'
        and exists (select 1 from course_texts r where r.parent_id = t.id and r.user_id <> ${userId})`.execute(
      trx,
    );
    await sql`
      delete from course_texts t where user_id = ${userId} and not (kind = 'discuss'
        and exists (select 1 from course_texts r where r.parent_id = t.id and r.user_id <> ${userId}))`.execute(
      trx,
    );
    for (const { course_id, parent_id, kind } of touched.rows) {
      if (parent_id !== null) await countReply(trx, parent_id, false);
      if (kind === 'comment') await refreshScore(trx, course_id);
    }
    await sql`
      update course_text_history set actor_id = null where actor = 'user' and actor_id = ${userId}`.execute(
      trx,
    );
    return undefined;
  },
};

export const courseCollects: DataKind = {
  key: 'course_collects',
  title: '收藏的课程',
  purpose: '保存您收藏的课程',
  retention: '到取消或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/?kind=course' },
  tables: ['course_collects'],
  fields: [
    { name: 'title', label: '课程' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select c.title, f.created_at from course_collects f join courses c on c.id = f.course_id
    where f.user_id = ${userId} order by f.created_at desc`,
  erase: deleteRows('course_collects'),
};

export const courseTeacher: DataKind = {
  key: 'course_teacher',
  title: '授课教师资料',
  purpose: '在课程页介绍授课教师，由运营与您核对后发布',
  retention: '到课程下架为止',
  fate: '不再与您的账号关联；署名依约定保留',
  correct: null,
  tables: ['course_teachers'],
  fields: [
    { name: 'name', label: '姓名' },
    { name: 'title', label: '学历与职称' },
    { name: 'subject', label: '研究方向' },
    { name: 'intro', label: '简介' },
    { name: 'office_hours', label: '答疑时间' },
  ],
  query: (userId) => sql`
    select name, title, subject, intro, office_hours from course_teachers where user_id = ${userId}`,
  async erase(_core, trx, userId) {
    await sql`update course_teachers set user_id = null where user_id = ${userId}`.execute(trx);
    return undefined;
  },
};
