/** Codes of `certificates.status`; the table of transitions lives in the server. */
export const certificateStatus = { valid: 1, withdrawn: 2 } as const;

export type CertificateStatus = (typeof certificateStatus)[keyof typeof certificateStatus];

/** What people read for each code. */
export const certificateStatusLabel: Record<CertificateStatus, string> = { 1: '有效', 2: '已撤销' };

/** For what a certificate is given: the one sentence for pages, and what the server's rule does. */
export const certificateRule =
  '学完课程全部课时（每课时看满九成），并通过课程计入证书的全部考试后，自动颁发结课证书；成绩为各场考试最高分折合百分制的平均。';
