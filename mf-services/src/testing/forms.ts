import type { OrderFormSchema, OwnForm } from '@harbor/contract';

/** A small form with a condition, a group and words or files. */
export const shortSchema = (): OrderFormSchema => ({
  form: 23,
  version: 1,
  title: '专利服务',
  summary: '辅导检索与交底书。',
  sections: [
    {
      key: 'own',
      title: '专利信息',
      fields: [
        { key: 'name', label: '名称', kind: 'text', required: true, min: 2, max: 25, name: true },
        { key: 'disclosed', label: '是否已公开', kind: 'radio', required: true, options: ['否', '是'] },
        {
          key: 'where',
          label: '公开地点',
          kind: 'text',
          required: true,
          min: 2,
          max: 30,
          when: { field: 'disclosed', is: ['是'] },
        },
        {
          key: 'inventors',
          label: '发明人',
          kind: 'rows',
          required: true,
          min: 1,
          max: 10,
          row: '发明人',
          fields: [{ key: 'name', label: '姓名', kind: 'text', required: true, min: 2, max: 60, name: true }],
        },
        { key: 'keywords', label: '关键词', kind: 'tags', min: 0, max: 3 },
      ],
    },
    {
      key: 'pledge',
      title: '声明',
      fields: [{ key: 'no_secret', label: '材料不含涉密内容', kind: 'check', required: true }],
    },
  ],
});

/** A paid order whose form nobody has begun. */
export const emptyForm = (): OwnForm => ({
  order: {
    id: 21,
    order_no: '202611210958264173',
    goods_id: 47,
    title: '发明专利查新检索与技术交底书辅导',
    cover: '/cover.svg',
    spec_text: '标准',
    status: 20,
    status_text: '待完善',
  },
  form: 23,
  schema_version: 1,
  form_status: 0,
  min_days: 7,
  today: '2026-11-21',
  actions: { fill: true, revise: false, drop: false, pay: false },
  return_reason: '',
  revision: 0,
  draft: null,
  submitted: null,
  versions: [],
  prefill: {},
  earlier: null,
});

const at = '2026-11-21T12:03:00+08:00';

/** The same, handed in with these answers. */
export const submittedForm = (answers: Record<string, unknown>): OwnForm => ({
  ...emptyForm(),
  order: { ...emptyForm().order, status: 30, status_text: '待接单' },
  form_status: 2,
  revision: 2,
  actions: { fill: false, revise: true, drop: false, pay: false },
  submitted: { version: 1, schema_version: 1, submitted_at: at, answers },
  versions: [{ version: 1, schema_version: 1, submitted_at: at }],
});
