import type { ApplyEvidence, ApplyItemState, CertificationState, DataOf } from '@harbor/contract';

const at = '2026-11-19T15:06:00+08:00';

export const item = (key: string, label: string, part: Partial<ApplyItemState> = {}): ApplyItemState => ({
  key,
  label,
  step: 'form',
  needed: true,
  value: '',
  filled: false,
  problem: '',
  result: 0,
  reason: '',
  fixed: false,
  files: [],
  ...part,
});

export const proof = (part: Partial<ApplyEvidence> = {}): ApplyEvidence => ({
  id: '01JD0000000000000000000001',
  item: 'degree_proof',
  name: '博士学历电子注册备案表.pdf',
  size: 1_200_000,
  type: 'pdf',
  status: 2,
  received: 1_200_000,
  note: '',
  round: 0,
  sha256: 'a'.repeat(64),
  at,
  ...part,
});

type Application = CertificationState['application'];

export const application = (part: Partial<Application> = {}): Application => ({
  id: 5,
  no: 'TA-261119-0426',
  kind: 1,
  flow_version: 3,
  status: 0,
  status_text: '草稿',
  answers: {
    ...{ real_name: '陆思远', gender: 0, degree: 'doctor', university: null, major: null, graduated: null },
    ...{ degree_no: '', title: '', unit: '南屿理工大学', subject_ids: [8], disciplines: ['0805'] },
    ...{ languages: ['zh'], intro: '', works: [], skills: [14], sample: '' },
  },
  id_type: 'resident',
  id_masked: '',
  steps: [
    { key: 'form', title: '认证资料', filled: 9, total: 10, done: false },
    { key: 'teacherid', title: '身份信息', filled: 0, total: 5, done: false },
    { key: 'examine', title: '审核进度', filled: 0, total: 0, done: false },
  ],
  items: [
    item('real_name', '真实姓名', { value: '陆思远', filled: true }),
    item('university', '毕业院校'),
    item('skills', '擅长服务', { value: '英文润色', filled: true }),
    item('id_number', '证件号码', { step: 'teacherid' }),
    item('id_front', '人像面', { step: 'teacherid' }),
    item('degree_proof', '学历证明', { step: 'teacherid', files: [proof()] }),
  ],
  missing: [{ key: 'university', label: '毕业院校', step: 'form', message: '请选择毕业院校' }],
  submitted_at: null,
  answer_by: null,
  supplement_from: null,
  supplement_until: null,
  remind_at: null,
  supplements: { wanted: 0, fixed: 0 },
  decided_at: null,
  reason: '',
  forged: false,
  year_number: 1,
  year_most: 3,
  views: { people: 1, count: 3 },
  evidence_until: null,
  history: [{ who: '您', text: '提交申请', note: '', at }],
  saved_at: at,
  ...part,
});

export const state = (part: Partial<CertificationState> = {}): CertificationState => ({
  application: application(),
  teacher: null,
  flow: 3,
  can: { edit: true, submit: false, withdraw: false, change: false, leave: false },
  why_not: '',
  apply_from: null,
  leave_blockers: [],
  sign: false,
  id_data_version: '1.0',
  id_data_agreed: null,
  ...part,
});

/** Two items were sent back, one of them mended already. */
export const sentBack = (): CertificationState =>
  state({
    id_data_agreed: '1.0',
    application: application({
      status: 3,
      status_text: '需补充',
      supplements: { wanted: 2, fixed: 1 },
      supplement_until: '2099-12-05T09:40:00+08:00',
      missing: [],
      items: [
        item('real_name', '真实姓名', { value: '陆思远', filled: true, result: 1 }),
        item('degree_proof', '学历证明', {
          ...{ step: 'teacherid', result: 2, fixed: true, files: [proof()] },
          reason: '收到的是录取通知书，不能证明已毕业',
        }),
        item('title_proof', '职称证明', {
          ...{ step: 'teacherid', needed: false, result: 2 },
          reason: '右下角印章被手指挡住',
        }),
      ],
    }),
  });

const rule = (key: string, label: string, files: number): DataOf<'GET /teacher/attr'>['items'][number] => ({
  ...{ key, label, step: files > 0 ? 'teacherid' : 'form', needed: true, new_only: false, files },
  types: files > 0 ? ['jpg', 'png', 'pdf'] : [],
});

export const choices: DataOf<'GET /teacher/attr'> = {
  degrees: [{ key: 'doctor', label: '博士研究生' }],
  titles: ['副教授'],
  languages: [
    { key: 'zh', label: '中文' },
    { key: 'en', label: '英文' },
  ],
  id_types: [{ key: 'resident', label: '居民身份证' }],
  services: [{ no: 14, title: '英文润色' }],
  items: [
    rule('real_name', '真实姓名', 0),
    rule('id_front', '人像面', 1),
    rule('degree_proof', '学历证明', 3),
    rule('title_proof', '职称证明', 3),
  ],
  most_bytes: 10 * 1024 * 1024,
  answer_days: 2,
  supplement_days: 14,
  again_days: 7,
  year_most: 3,
  forged_days: 365,
  evidence_days: 30,
};

export const agreements = (due = true): DataOf<'GET /teacher/agreements'> => ({
  data: (['rules', 'pledge', 'id_data'] as const).map((document) => ({
    document,
    version: '1.0',
    title: { rules: '接单规范', pledge: '学术诚信承诺书', id_data: '敏感个人信息处理说明' }[document],
    change: '',
    effective_at: at,
    sections: [{ heading: `第一条 ${document}`, paragraphs: ['只做指导与润色。'] }],
    agreed_version: due ? null : '1.0',
    agreed_at: due ? null : at,
  })),
  due,
  read_seconds: 0,
});
