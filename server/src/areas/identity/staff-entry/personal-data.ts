import { staffRoles } from '@harbor/contract';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

const titles: Record<string, string> = staffRoles;

export const team: DataKind = {
  key: 'team',
  title: '运营团队身份',
  purpose: '确定工作人员的角色，用两步验证保护工作台；密钥加密保存，恢复码只存摘要',
  retention: '到离开团队为止',
  fate: '删除',
  correct: null,
  tables: ['staff_members', 'staff_second_factors', 'staff_recovery_codes'],
  fields: [
    {
      name: 'roles',
      label: '角色',
      words: (value) => (Array.isArray(value) ? value.map((role) => titles[role] ?? role).join('、') : ''),
    },
    { name: 'lead', label: '负责人' },
    { name: 'since', label: '加入时间' },
    { name: 'second_factor_since', label: '两步验证设置时间' },
    { name: 'recovery_codes', label: '剩余恢复码' },
  ],
  query: (userId) => sql`
    select m.roles, m.lead, m.created_at as since, f.confirmed_at as second_factor_since,
      (select count(*)::int from staff_recovery_codes c where c.user_id = m.user_id and c.used_at is null) as recovery_codes
    from staff_members m left join staff_second_factors f on f.user_id = m.user_id where m.user_id = ${userId}`,
  erase: deleteRows('staff_members', 'staff_second_factors', 'staff_recovery_codes'),
};
