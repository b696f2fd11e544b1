import { type ApplyItem, applyItem, degrees, idTypes } from '@harbor/contract/teacher-apply-items';
import { teacherStatusLabel } from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import { openId } from './identity';
import { moveTeacher } from './move';
import { evidenceStatus as e } from './rows';
import { lockTeacher } from './teachers';

const statuses = named(teacherStatusLabel as unknown as Record<string, string>);
const itemLabel = (value: unknown) => applyItem(String(value) as ApplyItem)?.label ?? String(value);

export const teacherApplications: DataKind = {
  key: 'teacher_applications',
  title: '教师认证申请',
  purpose: '核验身份、学历与职称',
  retention: '证件图片与原件在通过或驳回后 30 天删除；其余到注销为止',
  fate: '删除',
  correct: { title: '老师认证', path: '/certification_new/' },
  tables: ['teacher_applications', 'teacher_application_items', 'teacher_application_history'],
  fields: [
    { name: 'no', label: '编号' },
    { name: 'status', label: '状态', words: statuses },
    { name: 'real_name', label: '姓名' },
    { name: 'degree', label: '学历', words: named(degrees) },
    { name: 'university', label: '院校' },
    { name: 'major', label: '专业' },
    { name: 'graduated', label: '毕业时间' },
    { name: 'degree_no', label: '学历编号' },
    { name: 'title', label: '职称' },
    { name: 'unit', label: '单位' },
    { name: 'intro', label: '自我介绍' },
    { name: 'sample', label: '试做样例' },
    { name: 'id_type', label: '证件类型', words: named(idTypes) },
    { name: 'id_number', label: '证件号码', mask: (value) => `${value.slice(0, 4)} **** ${value.slice(-4)}` },
    { name: 'reason', label: '结果说明' },
    { name: 'submitted_at', label: '提交时间' },
    { name: 'decided_at', label: '结果时间' },
  ],
  query: (userId) => sql`
    select id, no, status, answers->>'real_name' as real_name, answers->>'degree' as degree,
      answers->'university'->>'name' as university, answers->'major'->>'name' as major,
      answers->>'graduated' as graduated, answers->>'degree_no' as degree_no, answers->>'title' as title,
      answers->>'unit' as unit, answers->>'intro' as intro, answers->>'sample' as sample, id_type, id_number,
      nullif(reason, '') as reason, submitted_at, decided_at
    from teacher_applications where user_id = ${userId} order by id desc`,
  open(core, _userId, { id, ...row }) {
    const number = openId(core, { id: Number(id), id_number: row.id_number as string | null });
    return { ...row, id_number: number === '' ? null : number };
  },
  async erase(_core, trx, userId) {
    await sql`update teachers set application_id = null where user_id = ${userId}`.execute(trx);
    // Bytes that no row needs are swept.
    await trx.deleteFrom('teacher_applications').where('user_id', '=', userId).execute();
    return undefined;
  },
};

export const teacherEvidence: DataKind = {
  key: 'teacher_evidence',
  title: '证件与证明材料，以及谁看过',
  purpose: '核验身份、学历与职称；谁看过均有记录',
  retention: '内容在通过或驳回后 30 天删除，名称与校验码到注销为止',
  fate: '删除',
  correct: { title: '老师认证', path: '/certification_new/' },
  tables: ['teacher_evidence', 'teacher_views'],
  fields: [
    { name: 'item', label: '项目', words: itemLabel },
    { name: 'name', label: '名称' },
    { name: 'size', label: '字节数' },
    { name: 'sha256', label: '校验码' },
    { name: 'kept_at', label: '上传时间' },
    { name: 'deleted_at', label: '删除时间' },
    { name: 'views', label: '被查看' },
  ],
  query: (userId) => sql`
    select e.item, e.name, e.size, e.sha256, e.kept_at, e.deleted_at,
      (select count(*)::int from teacher_views v where v.evidence_id = e.id) as views
    from teacher_evidence e where e.user_id = ${userId} order by e.created_at desc, e.id desc`,
  async files(core, userId) {
    const rows = await core.db
      .selectFrom('teacher_evidence')
      .select(['id', 'name', 'item', 'key'])
      .where('user_id', '=', userId)
      .where('status', 'in', [e.kept, e.replaced])
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, name, key }) => ({
      name: `teacher/${id}/${name}`,
      read: async () => (key === null ? null : core.evidence.read(id, 'o', key).catch(() => null)),
    }));
  },
};

export const teacherConsents: DataKind = {
  key: 'teacher_consents',
  title: '教师认证中同意与签署的内容',
  purpose: '证明您同意过什么，何时同意',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '老师认证', path: '/certification_new/' },
  tables: ['teacher_consents'],
  fields: [
    {
      name: 'document',
      label: '内容',
      words: named({
        rules: '接单规范',
        pledge: '学术诚信承诺书',
        id_data: '敏感个人信息处理说明',
        truth: '材料真实',
      }),
    },
    { name: 'version', label: '版本' },
    { name: 'action', label: '操作', words: named({ agree: '同意', withdraw: '撤回' }) },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select document, version, action, at from teacher_consents where user_id = ${userId} order by id desc`,
  async erase(_core, trx, userId) {
    await trx.deleteFrom('teacher_consents').where('user_id', '=', userId).execute();
    return undefined;
  },
};

export const teacherRecord: DataKind = {
  key: 'teachers',
  title: '教师资料',
  purpose: '展示您的主页、匹配与结算',
  retention: '到注销为止',
  fate: '姓名与资料删除，保留编号与统计，已完成订单不受影响',
  correct: { title: '老师资料', path: '/teacherinfo/' },
  tables: ['teachers', 'teacher_history'],
  fields: [
    { name: 'status', label: '状态', words: statuses },
    { name: 'real_name', label: '姓名' },
    { name: 'university', label: '院校' },
    { name: 'major', label: '专业' },
    { name: 'title', label: '职称' },
    { name: 'unit', label: '单位' },
    { name: 'institutions', label: '认证中出现的单位' },
    { name: 'research', label: '研究方向' },
    { name: 'motto', label: '一句话' },
    { name: 'intro', label: '介绍' },
    { name: 'not_doing', label: '不做的事' },
    { name: 'credit', label: '信用分' },
    { name: 'approved_at', label: '通过时间' },
    { name: 'signed_at', label: '签署时间' },
  ],
  query: (userId) => sql`
    select status, real_name, nullif(university, '') as university, nullif(major, '') as major,
      nullif(title, '') as title, nullif(unit, '') as unit, institutions, research, nullif(motto, '') as motto,
      nullif(intro, '') as intro, nullif(not_doing, '') as not_doing, credit, approved_at, signed_at
    from teachers where user_id = ${userId}`,
  async erase({ settings }, trx, userId) {
    const teacher = await lockTeacher(trx, userId);
    if (!teacher) return undefined;
    const at = new Date(settings.clock.now());
    if (teacher.status !== 8)
      await moveTeacher(trx, teacher, 'leave', { actor: 'system', at }, { signed_at: null });
    await trx
      .updateTable('teachers')
      .set({
        ...{ real_name: '', gender: 0, degree: '', title: '', university: '', major: '', unit: '' },
        ...{ institutions: [], research: [], works: JSON.stringify([]) as never, intro: '', motto: '' },
        ...{ not_doing: '', avatar: '', available: false, suspend_reason: '' },
      })
      .where('user_id', '=', userId)
      .execute();
    return undefined;
  },
};
