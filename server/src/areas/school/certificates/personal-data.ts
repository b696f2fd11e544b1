import { certificateStatusLabel } from '@harbor/contract/certificate-status';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const certificateRecords: DataKind = {
  key: 'certificates',
  title: '结课证书',
  purpose: '证明您学完课程并通过考试，供他人凭编号核验',
  retention: '到注销为止',
  fate: '删除，编号不再能核验',
  correct: { title: '我的证书', path: '/cloudclassroom/?tab=certificates' },
  tables: ['certificates'],
  fields: [
    { name: 'course_title', label: '课程' },
    { name: 'code', label: '证书编号' },
    { name: 'name', label: '证书上的姓名' },
    { name: 'score', label: '成绩' },
    { name: 'status', label: '状态', words: named(certificateStatusLabel) },
    { name: 'issued_at', label: '颁发时间' },
    { name: 'withdrawn_at', label: '撤销时间' },
    { name: 'withdrawn_reason', label: '撤销原因' },
  ],
  query: (userId) => sql`
    select course_title, code, name, score, status, issued_at, withdrawn_at, nullif(withdrawn_reason, '') as withdrawn_reason
    from certificates where user_id = ${userId} order by issued_at desc, id desc`,
  erase: deleteRows('certificates'),
};
