import type { TeamMember } from '@harbor/contract';

/** Why a row cannot be changed, in words for whoever looks; empty when it can be. */
export function fixedReason(member: TeamMember, all: readonly TeamMember[]): string {
  const admins = all.filter(({ roles }) => roles.includes('admin'));
  const last = member.roles.includes('admin') && admins.length === 1;
  if (member.self && last) return '您是唯一的超级管理员，须先再设一位';
  if (member.self) return '不能修改自己，请由另一位超级管理员处理';
  if (last) return '唯一的超级管理员，不能移出或取消此角色';
  return '';
}
