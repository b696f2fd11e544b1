import { subjects } from '@harbor/contract';
import { sql } from 'kysely';
import { getRow, removeRows, updateRows } from '../../../db/rows';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import { maskPhone } from './phone-key';

const subjectName = (id: number) => subjects[id as keyof typeof subjects] ?? '';

const genders: Record<number, string> = { 0: '保密', 1: '男', 2: '女' };

/** Name under which what must stay is shown once its author has left. */
export const closedName = '已注销用户';

export const account: DataKind = {
  key: 'account',
  title: '账号与个人资料',
  purpose: '识别您的账号，在您的主页、评价和订单中显示昵称与头像',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '修改资料', path: '/setting/userinfo' },
  tables: ['users', 'account_reviews', 'phone_claims', 'sms_codes'],
  fields: [
    { name: 'id', label: '用户编号' },
    { name: 'phone', label: '手机号', mask: maskPhone },
    { name: 'nickname', label: '昵称' },
    { name: 'avatar_img', label: '头像' },
    { name: 'gender', label: '性别', words: named(genders) },
    { name: 'unit', label: '单位' },
    { name: 'identity', label: '身份' },
    { name: 'bio', label: '简介' },
    {
      name: 'subject_ids',
      label: '研究方向',
      words: (value) => (value as number[]).map(subjectName).join('、'),
    },
    { name: 'frozen_reason', label: '冻结原因' },
    { name: 'is_teacher', label: '教师' },
    { name: 'adult_at', label: '确认已满18周岁' },
    { name: 'created_at', label: '注册时间' },
    { name: 'last_seen_at', label: '最近使用' },
    { name: 'password_changed_at', label: '密码修改时间' },
  ],
  query: (userId) => sql`
    select id, phone, nickname, avatar_img, gender, unit, identity, bio, subject_ids, frozen_reason,
      is_teacher, adult_at, created_at, last_seen_at, password_changed_at
    from users where id = ${userId}`,
  async erase(core, trx, userId) {
    const { phone } = await getRow(trx, 'users', { id: userId }, ['phone']);
    if (phone) {
      await removeRows(trx, 'sms_codes', { phone });
      await removeRows(trx, 'dev_outbox', { phone });
    }
    for (const table of ['phone_claims', 'account_reviews', 'idempotency'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    await updateRows(
      trx,
      'users',
      { id: userId },
      {
        phone: null,
        password_hash: null,
        nickname: closedName,
        avatar_img: '',
        gender: 0,
        unit: '',
        identity: '',
        bio: '',
        subject_ids: [],
        frozen_reason: '',
        is_teacher: false,
        is_certification: false,
        adult_at: null,
        last_seen_at: null,
        password_changed_at: null,
        updated_at: new Date(core.settings.clock.now()),
      },
    );
  },
};
