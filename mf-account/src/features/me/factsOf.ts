import type { UserInfo } from '@harbor/contract';
import { subjects } from '@harbor/contract/subjects';

const names: Record<number, string> = subjects;

/** What somebody is, in one line: 博士生 · 工学、理学 · 华东某大学; empty when nothing was told. */
export function factsOf({ identity, unit, subject_ids = [] }: UserInfo): string {
  const fields = subject_ids.map((id) => names[id] ?? '').filter(Boolean);
  return [identity, fields.join('、'), unit].filter(Boolean).join(' · ');
}
