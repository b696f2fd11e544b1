import type { StaffAgreement } from '@harbor/contract';
import type { TagTone } from '@harbor/ui/tag';

/** The version after this one: `1.3` → `1.4`. */
export function nextVersion(version: string): string {
  const [major = '1', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}`;
}

/** What a version is at this moment. */
export function standingOf(one: StaffAgreement, now: number): { text: string; tone: TagTone } {
  if (one.current) return { text: '现行', tone: 'accent' };
  if (new Date(one.effective_at).getTime() > now) return { text: '待生效', tone: 'gold' };
  return { text: '历史版本', tone: 'plain' };
}
