import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const plays: DataKind = {
  key: 'course_plays',
  title: '播放记录',
  purpose: '限制同时播放的设备，保护您的账号',
  retention: '90 天，或到注销为止',
  fate: '删除',
  correct: null,
  tables: ['plays', 'live_links'],
  fields: [
    { name: 'title', label: '讲次' },
    { name: 'device', label: '设备' },
    { name: 'started_at', label: '开始' },
    { name: 'seen_at', label: '最后播放' },
  ],
  query: (userId) => sql`
    select * from (
      select c.title || ' · ' || l.title as title, p.device, p.started_at, p.seen_at
      from plays p join lessons l on l.id = p.lesson_id join courses c on c.id = l.course_id where p.user_id = ${userId}
      union all
      select c.title || ' · ' || l.title, '客户端回放链接', k.created_at, k.expires_at
      from live_links k join lessons l on l.id = k.lesson_id join courses c on c.id = l.course_id where k.user_id = ${userId}
    ) played order by started_at desc`,
  erase: deleteRows('plays', 'live_links'),
};
