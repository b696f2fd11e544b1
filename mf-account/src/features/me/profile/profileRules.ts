import type { BodyOf } from '@harbor/contract';
import { oneLine } from '@harbor/contract/visible-text';

export type Identity = NonNullable<BodyOf<'POST /user/edit'>['identity']>;

/** What somebody may say they are; empty is 不公开. */
export const identities = [
  '本科生',
  '硕士生',
  '博士生',
  '博士后',
  '高校教师',
  '医护人员',
  '科研院所',
  '企业',
  '其他',
] as const satisfies readonly Identity[];

export const genders = [
  { value: 0, label: '保密' },
  { value: 1, label: '男' },
  { value: 2, label: '女' },
] as const;

export const mostBio = 200;
export const mostUnit = 50;
export const mostNickname = 12;

/** The identity as the contract knows it; what it does not know counts as not told. */
export function readIdentity(text: string): Identity {
  return identities.find((identity) => identity === text) ?? '';
}

/** How long a nickname is, of what can be seen. */
export const nicknameLength = (nickname: string) => oneLine(nickname).length;

/** What is wrong with a nickname, if anything. */
export function checkNickname(nickname: string): string | undefined {
  const length = nicknameLength(nickname);
  return length >= 2 && length <= mostNickname ? undefined : '昵称为2至12个字';
}

/** What is wrong with the unit, if anything. */
export function checkUnit(unit: string): string | undefined {
  return unit.trim().length <= mostUnit ? undefined : '单位最多50个字';
}

/** What is wrong with the introduction, if anything. */
export function checkBio(bio: string): string | undefined {
  return bio.trim().length <= mostBio ? undefined : '简介最多200个字';
}
