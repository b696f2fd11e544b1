import type {
  DataOf,
  DeskPress,
  DeskPressRevision,
  DeskPressRow,
  DeskPressSpecial,
  DeskPressTag,
} from '@harbor/contract';
import { hoursAgo, staffMe } from './desk';
import { pageOf } from './site';

/** A tag that two articles have, unless said otherwise. */
export const tag = (id: number, title: string, more: Partial<DeskPressTag> = {}): DeskPressTag => ({
  ...{ id, title, introduction: `${title}的要求与做法，逐条写清楚。` },
  ...{ press_count: 2, used: 3, revision: 1, ...more },
});

/** A special that holds one article, unless said otherwise. */
export const special = (
  id: number,
  title: string,
  more: Partial<DeskPressSpecial> = {},
): DeskPressSpecial => ({
  ...tag(id, title, { press_count: 1, used: 1 }),
  ...{ cover: '/media/demo/press/a.svg', sort: id, ...more },
});

const sentence = '逐条读了六家出版机构的作者须知，把要求放进一张表。';

/** An article with everything that readers need: a draft of whoever asks, unless said otherwise. */
export function article(more: Partial<DeskPress> = {}): DeskPress {
  return {
    id: 31,
    status: 0,
    status_text: '草稿',
    revision: 4,
    document: {
      ...{ type: 1, title: '六家出版机构的声明要求', desc: '逐家对照作者须知里的条款。' },
      ...{ cover: '/media/demo/press/a.svg', content: `<p>${sentence.repeat(30)}</p>`, is_original: true },
      ...{ source: '学术港编辑部', source_url: '', author: '罗衡', special_id: null, tags: [3] },
      ...{ service_goods: [], seo: { title: '', desc: '', keywords: [] } },
    },
    changed: true,
    pinned: false,
    letters: 750,
    missing: [],
    acts: ['save', 'publish', 'schedule', 'delete'],
    offline_reason: '',
    published_at: null,
    publish_at: null,
    revised_at: null,
    updated_at: '2026-11-21T10:24:08+08:00',
    changed_by: '许静',
    corrections: [],
    history: [],
    ...more,
  };
}

/** The same as readers see it. */
export const published = (more: Partial<DeskPress> = {}): DeskPress =>
  article({
    ...{ status: 2, status_text: '已发布', changed: false, published_at: hoursAgo(30) },
    ...{ acts: ['save', 'publish', 'offline', 'correct', 'pin'], ...more },
  });

/** A revision that came of a first publishing, unless said otherwise. */
export const revision = (number: number, more: Partial<DeskPressRevision> = {}): DeskPressRevision => ({
  ...{ number, title: '六家出版机构的声明要求', event: 'publish', event_text: '发布', note: '' },
  ...{ by: '罗衡', at: hoursAgo(30), letters: 750, ...more },
});

/** A line of the list. */
export const pressRow = (more: Partial<DeskPressRow> = {}): DeskPressRow => ({
  ...{ id: 31, title: '六家出版机构的声明要求', cover: '', type: 1, type_text: '资讯', status: 2 },
  ...{ status_text: '已发布', changed: false, pinned: false, special: '', author: '罗衡' },
  ...{ views: 3482, likes: 56, collects: 12, published_at: hoursAgo(30), publish_at: null },
  ...{ updated_at: hoursAgo(2), ...more },
});

/** A page of the list. */
export const pressList = (data: DeskPressRow[] = [pressRow()]): DataOf<'GET /staff/press/list'> => ({
  ...pageOf(data),
  counts: { draft: 2, scheduled: 1, published: 62, offline: 0 },
});

/** What the frame and the shelves around every page of the headlines ask. */
export const pressCalls = () => ({
  'GET /staff/me': staffMe({ roles: ['operations'] }),
  'GET /staff/desk/queues': { data: [] },
  'GET /staff/press/tags': { data: [tag(3, 'AI 使用'), tag(4, '投稿规范')] },
  'GET /staff/press/specials': { data: [special(7, '学术规范 2026')] },
  'GET /service/list': { data: [] },
  'GET /staff/press/revisions/:id': pageOf<DeskPressRevision>([]),
});
