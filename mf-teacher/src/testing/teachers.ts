import type { TeacherCard, TeacherPage } from '@harbor/contract';

/** A teacher of the list. */
export const card = (more: Partial<TeacherCard> = {}): TeacherCard => ({
  ...{ id: 10, name: '沈知远', avatar_img: '', level: 3, level_text: '金牌导师', collected: false },
  ...{ headline: '材料科学博士 · 副教授', university: '东湖大学', fields: '低温断裂、孪晶变形' },
  motto: '先弄清数据能说到哪一步，再谈怎么写。',
  skills: [{ no: 17, title: '英文润色' }],
  on_time: { rate: 0.98, count: 142 },
  accept: { rate: 0.97, count: 142 },
  score: { mean: 4.9, count: 128 },
  reply_minutes: 18,
  presence: { kind: 'open', text: '今天可接 2 单', places: 2 },
  ...more,
});

/** Somebody who just began: too few orders for rates. */
export const newcomer = card({
  ...{ id: 23, name: '唐棠', level: 1, level_text: '新入驻' },
  on_time: { rate: null, count: 2 },
  accept: { rate: null, count: 2 },
  score: { mean: null, count: 1 },
  presence: { kind: 'full', text: '本周已排满', places: 0 },
});

/** A teacher's page. */
export const page = (more: Partial<TeacherPage> = {}): TeacherPage => ({
  ...card(),
  ...{
    intro: '做金属低温力学十一年。',
    subjects: ['工学'],
    research: ['低温断裂'],
    languages: ['中文', '英文'],
  },
  not_doing: '不撰写或续写正文',
  all_skills: [{ no: 17, title: '英文润色' }],
  services: [
    {
      ...{ id: 1, title: 'SCI 论文英文深度润色', cover: '', price_mode: 2, price_fen: 32_000, unit: '千字' },
      ...{ deliver_days: 7, free_revisions: 2, need_trial: true },
    },
  ],
  works: [{ year: 2026, title: 'Twinning-assisted fracture', place: '演示刊名', role: '通讯作者' }],
  ...{ credit: 96, collect_count: 386, week: 1, night: true, invite_hours: 24, avoided: false, own: false },
  verified: [{ title: '身份', date: '2024-03-08' }],
  levels: [
    { level: 1, name: '新入驻', text: '少于 5 单，不显示比率' },
    { level: 3, name: '金牌导师', text: '50 单起，准时与验收 95% 以上' },
  ],
  similar: [newcomer],
  reviews: {
    summary: {
      ...{ total: 1, score: 5, distribution: [1, 0, 0, 0, 0], with_text: 1, with_images: 0, with_append: 0 },
      rubrics: { overall: 5, professional: 5, punctual: 5, communication: 5, norm: 5 },
      tags: [{ name: '说明清楚', count: 1 }],
    },
    data: [
      {
        ...{
          id: 7,
          nickname: '陈**',
          avatar_img: '',
          identity: '博士在读 · 材料',
          stars: 5,
          tags: [],
          images: [],
        },
        ...{ content: '把三处因果改成相关。', spec_name: '深度 · 6,200 字', append: null, reply: null },
        created_at: '2026-11-15T10:00:00+08:00',
      },
    ],
  },
  posts: { total: 0, data: [] },
  ...more,
});

const facet = (key: string, title: string, count: number) => ({ key, title, count });

/** The list with one page. */
export const found = (data: TeacherCard[], hidden = 0) => ({
  ...{ data, total: data.length, current_page: 1, per_page: 8, last_page: 1, hidden },
  facets: {
    subjects: [facet('', '全部', data.length), facet('science', '理学与工学', 1)],
    services: [facet('17', '英文润色', 1)],
    levels: [facet('4', '首席导师', 0), facet('3', '金牌导师', 1)],
    states: [facet('open', '今天可接单', 1), facet('night', '接受夜间沟通', 1)],
    on_time: [facet('98', '98% 以上', 1), facet('95', '95% 以上', 1)],
  },
});
