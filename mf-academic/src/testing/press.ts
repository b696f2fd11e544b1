import type { DataOf, PressCard, PressSpecial, PressTag } from '@harbor/contract';

/** An article as lists show it, for tests. */
export const card = (part: Partial<PressCard> = {}): PressCard => ({
  id: 1,
  type: 2,
  type_text: '攻略',
  title: '返修信怎么写',
  desc: '把逐条回复拆成致谢、总述与证据三层。',
  cover: '',
  is_original: true,
  corrected: false,
  source: '学术港编辑部',
  author: '周清和',
  special: null,
  tags: [{ id: 3, title: '返修信' }],
  published_at: '2026-11-23T10:05:00+08:00',
  read_minutes: 6,
  views: 2964,
  likes: 386,
  collects: 412,
  ...part,
});

export const tag = (part: Partial<PressTag> = {}): PressTag => ({
  id: 3,
  title: '返修信',
  introduction: '怎样逐条回应审稿意见。',
  press_count: 128,
  ...part,
});

export const special = (part: Partial<PressSpecial> = {}): PressSpecial => ({
  id: 5,
  title: '答辩季 30 天',
  introduction: '从预答辩到归档，每天做什么。',
  press_count: 26,
  cover: '',
  updated_at: '2026-11-22T10:00:00+08:00',
  ...part,
});

export const pageOf = (data: PressCard[], at: { page?: number; last?: number; total?: number } = {}) => ({
  data,
  total: at.total ?? data.length,
  current_page: at.page ?? 1,
  per_page: 20,
  last_page: at.last ?? 1,
});

export const list = (
  data: PressCard[],
  at: { page?: number; last?: number; total?: number } = {},
): DataOf<'GET /press/list'> => ({
  ...pageOf(data, at),
  counts: { all: 2148, news: 1286, guide: 642, special: 18, brief: 202 },
  today: 14,
});

export const front = (part: Partial<DataOf<'GET /press/front'>> = {}): DataOf<'GET /press/front'> => ({
  top: { ...card({ id: 9, title: '指南变化要点' }), points: ['两个代码', '三篇代表作', '一月十五日开放'] },
  hot: {
    today: [{ id: 11, title: '今天读得多的', views: 3614 }],
    week: [{ id: 12, title: '这周读得多的', views: 8106 }],
  },
  specials: [special()],
  tags: [tag(), tag({ id: 4, title: '选刊', press_count: 143 })],
  corrections: [
    { id: 13, title: '分区怎么对照', text: '表 2 小类排名已改正', at: '2026-11-22T20:14:00+08:00' },
  ],
  ...part,
});

export const detail = (
  part: Partial<DataOf<'GET /press/:id/detail'>['info']> = {},
): DataOf<'GET /press/:id/detail'> => ({
  info: {
    ...card(),
    content:
      '<p>先看总述。</p><h2 id="h-1">一、先总述</h2><p>两句致谢。</p><h2 id="h-2">二、再逐条</h2><p>各占一行。</p>',
    headings: [
      { id: 'h-1', title: '一、先总述', level: 2 },
      { id: 'h-2', title: '二、再逐条', level: 2 },
    ],
    source_url: '',
    revised_at: null,
    corrections: [],
    related_Tags: [],
    hot_tags: [],
    tags_data: [tag()],
    // As the server fills them where the editor wrote nothing.
    seo: { title: card(part).title, desc: card(part).desc, keywords: [] },
    next: { id: 21, title: '后一篇' },
    prev: { id: 20, title: '前一篇' },
    latest: { data: [card({ id: 22, title: '最新的一篇' })] },
    service_goods: [],
    liked: false,
    collected: false,
    ...part,
  },
  like: { data: [card({ id: 23, title: '读者也看的' })] },
  recommend: [{ id: 24, title: '热读的一篇', views: 5270 }],
});
