import { defineAccessTo, open } from '../../../../testing/access/entry';
import { putJournal } from '../../journals/testing/journals';

const library = 'journals are for everybody';
const day = '2026-11-01';

export const access = defineAccessTo(
  async (own, site) => {
    const { token } = own.user;
    const write = () =>
      site.call('POST /diary/create', {
        token,
        body: { title: '界面工程的一篇稿件', journal: { id: null, name: '材料界面学报' } },
      });
    const { data } = await write();
    const added = await site.call('POST /diary/deadline/add/:id', {
      token,
      params: { id: data.id },
      body: { title: '返修截止', day: '2030-01-01', remind_days: null },
    });
    return {
      journal: await putJournal(site.core.db),
      manuscript: data.id,
      // The one that is deleted, so that all other calls find theirs.
      doomed: (await write()).data.id,
      step: data.rounds[0]?.steps[0]?.id ?? 0,
      deadline: added.data.deadlines[0]?.id ?? 0,
      revision: added.data.revision,
    };
  },
  {
    'GET /diary/manuscript/:id': {
      input: (_own, _site, { manuscript }) => ({ params: { id: manuscript } }),
    },
    'POST /diary/create': open({ 'body.journal': library }),
    'POST /diary/continue/:id': {
      input: ({ submission }) => ({ params: { id: submission } }),
    },
    'POST /diary/edit/:id': {
      input: (_own, _site, { manuscript, revision }) => ({
        params: { id: manuscript },
        body: { revision, title: '改过的标题', journal: { id: null, name: '' }, manuscript_no: '' },
      }),
      shared: { 'body.journal': library },
    },
    'POST /diary/delete/:id': {
      input: (_own, _site, { doomed }) => ({ params: { id: doomed } }),
    },
    'POST /diary/step/add/:id': {
      input: (_own, _site, { manuscript }) => ({ params: { id: manuscript }, body: { kind: 'note', day } }),
    },
    'POST /diary/step/edit/:id': {
      input: (_own, _site, { step }) => ({ params: { id: step }, body: { day, note: '改过的备注' } }),
    },
    'POST /diary/step/undo/:id': {
      input: (_own, _site, { step }) => ({ params: { id: step } }),
    },
    'POST /diary/transfer/:id': {
      input: (_own, _site, { manuscript }) => ({
        params: { id: manuscript },
        body: { journal: { id: null, name: '另一种期刊' }, day },
      }),
      shared: { 'body.journal': library },
    },
    'POST /diary/deadline/add/:id': {
      input: (_own, _site, { manuscript }) => ({
        params: { id: manuscript },
        body: { title: '问一次进度', day: '2030-01-01', remind_days: 3 },
      }),
    },
    'POST /diary/deadline/edit/:id': {
      input: (_own, _site, { deadline }) => ({
        params: { id: deadline },
        body: { title: '返修截止', day: '2030-01-01', remind_days: null, done: true },
      }),
    },
    'POST /diary/deadline/delete/:id': {
      input: (_own, _site, { deadline }) => ({ params: { id: deadline } }),
    },
    'GET /diary/calendar/:id': {
      input: (_own, _site, { manuscript }) => ({ params: { id: manuscript } }),
    },
    'GET /magazine/experience-figures': open({ 'query.id': library }),
  },
);
