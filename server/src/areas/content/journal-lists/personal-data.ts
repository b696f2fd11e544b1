import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const recognisedLists: DataKind = {
  key: 'journal_lists',
  title: '期刊认可目录',
  purpose: '保存您建立或关注的期刊认可目录，叠加在期刊列表上',
  retention: '到删除、取消关注或注销为止；注销时您分享的目录一并删除',
  fate: '删除',
  correct: { title: '认可目录', path: '/querytool/lists/' },
  tables: ['journal_lists', 'journal_list_follows', 'journal_list_choices'],
  fields: [
    { name: 'title', label: '目录' },
    { name: 'kind', label: '关系' },
    { name: 'name', label: '刊名' },
    { name: 'number', label: 'ISSN 或 CN' },
    { name: 'grade', label: '等级' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select title, kind, name, number, grade, created_at from (
      select l.title, '自建' as kind, e.name, e.number, e.grade, l.created_at, l.id, e.row_no
        from journal_lists l join journal_list_entries e on e.list_id = l.id where l.user_id = ${userId}
      union all
      select l.title, '关注', '', '', '', f.created_at, l.id, 0
        from journal_list_follows f join journal_lists l on l.id = f.list_id where f.user_id = ${userId}
    ) kept order by created_at desc, id, row_no`,
  // Choices first: they name lists.
  erase: deleteRows('journal_list_choices', 'journal_list_follows', 'journal_lists'),
};
