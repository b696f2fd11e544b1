import type { DataOf, JournalChange } from '@harbor/contract';

/** A change of a journal, for tests. */
export const change = (part: Partial<JournalChange> = {}): JournalChange => ({
  id: 1,
  journal: { id: 1, name: 'Tidal Law and Society', subject: '法学/环境法', is_demo: true },
  kind: 'tier',
  kind_text: '分区',
  title: '大类分区',
  old: '2 区',
  new: '1 区',
  old_edition: '演示分区 2024',
  new_edition: '演示分区 2025',
  source: '演示数据集',
  at: '2026-11-20T09:00:00+08:00',
  alerts: true,
  ...part,
});

const page = { current_page: 1, per_page: 20, last_page: 1 };

/** A page of changes. */
export const changes = (data: JournalChange[], total = data.length): DataOf<'GET /magazine/changes'> => ({
  ...page,
  data,
  total,
  last_page: Math.max(1, Math.ceil(total / page.per_page)),
});

type Own = DataOf<'GET /magazine/changes/mine'>;

/** A page of one's own. */
export const own = (data: Own['data'], part: Partial<Own> = {}): Own => ({
  ...page,
  data,
  total: data.length,
  fresh: data.filter(({ fresh }) => fresh).length,
  place: 7,
  follows: 3,
  ...part,
});

/** What the strip is made of. */
export const recent = (
  data: JournalChange[] = [change(), change({ id: 2, kind: 'warning', kind_text: '预警' })],
): DataOf<'GET /magazine/changes/recent'> => ({
  data,
  total: data.length === 0 ? 0 : 37,
  at: data.length === 0 ? null : '2026-11-20T09:00:00+08:00',
});
