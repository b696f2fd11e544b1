import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { id, idParam, idParams, moment, page } from '../../fields';
import { mostJournalNote } from '../../journal-facets';
import { line, lines } from '../../people-fields';
import { journalCard, journalGroup } from './fields';

const groupTitle = line({ error: '请填写分组名称' }).min(1, '请填写分组名称').max(20, '分组名称最多20个字');

const note = lines().max(mostJournalNote, `备注最多${mostJournalNote}个字`);

const groups = z.object({ data: z.array(journalGroup) });

export const collectCalls = defineArea({
  'POST /magazine/collect': {
    summary: '收藏期刊，可放入自己的分组并写备注',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ id, group_id: id.nullable().optional(), note: note.optional() }),
    data: z.object({ collected: z.boolean() }),
  },
  'POST /magazine/cancel/:id': {
    summary: '取消收藏期刊',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ collected: z.boolean() }),
  },
  'GET /magazine/collected': {
    summary: '收藏的期刊，按分组',
    access: 'login',
    rate: 'read',
    query: z.object({ page, group: idParam.optional() }),
    data: paged(
      z.object({
        /** Null where the journal is no longer in the library. */
        journal: journalCard.nullable(),
        id: z.int(),
        name: z.string(),
        group_id: z.int().nullable(),
        note: z.string(),
        collected_at: moment,
      }),
    ),
  },
  'GET /magazine/groups': {
    summary: '自己的期刊分组',
    access: 'login',
    rate: 'read',
    data: groups,
  },
  'POST /magazine/group/create': {
    summary: '新建期刊分组',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ title: groupTitle }),
    data: groups,
  },
  'POST /magazine/group/rename/:id': {
    summary: '修改期刊分组的名称',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ title: groupTitle }),
    data: groups,
  },
  'POST /magazine/group/delete/:id': {
    summary: '删除期刊分组，里面的期刊仍在收藏中',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: groups,
  },
});
