import type { Certificate, CertificateCheck, CertificateWay, DeskCertificate } from '@harbor/contract';
import { writeCertificateCode } from '@harbor/contract/certificate-code';
import {
  certificateRule,
  certificateStatusLabel,
  certificateStatus as s,
} from '@harbor/contract/certificate-status';
import type { Core } from '../../../core';
import { toMoment, toMomentOrNull } from '../../../time';
import { codeOf } from '../../content/support/codes';
import type { Way } from './earned';
import type { CertificateRow } from './rows';

/** Where everybody can check a certificate. */
export const checkAddress = (core: Core, code: string): string =>
  `${core.settings.publicUrl}/certificate/${writeCertificateCode(code)}`;

/** A name that is known only to who knows it: of three characters and more those within are hidden, of two the second. */
export function hiddenName(name: string): string {
  const letters = [...name.trim()];
  const [first = '*'] = letters;
  if (letters.length <= 2) return `${first}*`;
  return `${first}${'*'.repeat(Math.min(6, letters.length - 2))}${letters.at(-1) ?? ''}`;
}

const said = (row: CertificateRow, cover: string) => ({
  id: row.id,
  code: row.code,
  code_text: writeCertificateCode(row.code),
  course: { id: row.course_id, title: row.course_title, cover },
  name: row.name,
  score: row.score,
  issued_at: toMoment(row.issued_at),
  status: row.status,
  status_text: certificateStatusLabel[row.status],
  withdrawn_at: toMomentOrNull(row.withdrawn_at),
  withdrawn_reason: row.withdrawn_reason,
});

/** A certificate as its holder sees it. */
export async function presentOwn(core: Core, row: CertificateRow & { cover: string }): Promise<Certificate> {
  const check_url = checkAddress(core, row.code);
  return {
    ...said(row, row.cover),
    may_name: !row.named && row.status === s.valid,
    check_url,
    qr: (await codeOf(check_url)).image,
  };
}

/** A certificate as everybody may see it. */
export const presentCheck = (row: CertificateRow): CertificateCheck => ({
  code_text: writeCertificateCode(row.code),
  course: row.course_title,
  masked_name: hiddenName(row.name),
  score: row.score,
  issued_at: toMoment(row.issued_at),
  status: row.status,
  status_text: certificateStatusLabel[row.status],
  withdrawn_at: toMomentOrNull(row.withdrawn_at),
});

/** A certificate as the team sees it. */
export const presentDesk = (
  row: CertificateRow & { cover: string; nickname: string; by: string | null },
): DeskCertificate => ({
  ...said(row, row.cover),
  user_id: row.user_id,
  nickname: row.nickname,
  withdrawn_by: row.withdrawn_at ? (row.by ?? '系统') : '',
});

/** How far somebody is with a course's certificate, in words. */
export const presentWay = (way: Way, certificate: Certificate | null): CertificateWay => ({
  course: way.course,
  rule: certificateRule,
  offered: way.offered,
  steps: way.offered
    ? [
        {
          kind: 'lessons',
          title: '学完全部课时',
          text: `已学完 ${way.lessons.done} / ${way.lessons.all} 讲`,
          done: way.lessons.done >= way.lessons.all,
          exam_id: null,
          lesson_id: 0,
        },
        ...way.exams.map((exam) => ({
          kind: 'exam' as const,
          title: exam.title,
          text: exam.passed
            ? `已通过，最高 ${Math.round((exam.percent ?? 0) * 100) / 100} 分`
            : `未通过，${exam.pass_percent} 分及格`,
          done: exam.passed,
          exam_id: exam.id,
          lesson_id: exam.lesson_id ?? 0,
        })),
      ]
    : [],
  certificate,
});
