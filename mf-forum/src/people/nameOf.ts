import type { MemberBrief } from '@harbor/contract';

/** A member's name as the reader knows it: with the note they gave, which only they see. */
export function nameOf({ nickname, remark, closed }: MemberBrief): string {
  if (closed) return '已注销用户';
  return remark ? `${remark}（${nickname}）` : nickname;
}
