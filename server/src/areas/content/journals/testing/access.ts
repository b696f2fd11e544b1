import { defineAccessTo, open } from '../../../../testing/access/entry';
import { putJournal } from './journals';

const library = 'journals are for everybody';
const editions = 'editions are for everybody';

const byEdition = { 'body.partition': editions, 'body.citation': editions, 'body.cn_scheme': editions };

export const access = defineAccessTo(
  async (own, site) => {
    const journal = await putJournal(site.core.db);
    const { data } = await site.call('POST /magazine/group/create', {
      token: own.user.token,
      body: { title: '备选' },
    });
    const group = data.data[0]?.id ?? 0;
    await site.call('POST /magazine/collect', {
      token: own.user.token,
      body: { id: journal, group_id: group },
    });
    return { journal, group };
  },
  {
    'POST /magazine/compare': open({ 'body.ids': library, ...byEdition }),
    'GET /magazine/list': open({
      'query.partition': editions,
      'query.citation': editions,
      'query.cn_scheme': editions,
    }),
    'GET /magazine/compared': open({
      ...{ 'query.ids': library, 'query.partition': editions },
      ...{ 'query.citation': editions, 'query.cn_scheme': editions },
    }),
    'GET /magazine/detail': open({ 'query.id': library }),
    'POST /magazine/collect': {
      input: (_own, _site, { journal, group }) => ({ body: { id: journal, group_id: group } }),
      shared: { 'body.id': library },
    },
    'POST /magazine/cancel/:id': open({ 'params.id': library }, (_own, _site) => ({ params: { id: 1 } })),
    'GET /magazine/collected': {
      input: (_own, _site, { group }) => ({ query: { group: String(group) } }),
    },
    'POST /magazine/group/rename/:id': {
      input: (_own, _site, { group }) => ({ params: { id: group }, body: { title: '首选' } }),
    },
    'POST /magazine/group/delete/:id': {
      input: (_own, _site, { group }) => ({ params: { id: group } }),
    },
  },
);
