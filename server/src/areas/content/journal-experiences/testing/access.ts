import { defineAccessTo, open } from '../../../../testing/access/entry';
import { putJournal } from '../../journals/testing/journals';
import { putExperience, told } from './experiences';

const library = 'journals are for everybody';
const published = 'published experiences are for everybody';

export const access = defineAccessTo(
  async (own, site) => {
    const journal = await putJournal(site.core.db);
    const mine = await putExperience(site, { journal_id: journal, user_id: own.user.id, status: 1 });
    // The one that is withdrawn, so that all other calls find theirs.
    const doomed = await putExperience(site, {
      ...{ journal_id: await putJournal(site.core.db), user_id: own.user.id, status: 1 },
    });
    return { journal, mine, doomed };
  },
  {
    'GET /magazine/experiences': open({ 'query.id': library }),
    'GET /magazine/experience/mine/:id': {
      input: (_own, _site, { mine }) => ({ params: { id: mine } }),
    },
    'POST /magazine/experience/write': open({ 'body.journal_id': library }),
    'POST /magazine/experience/edit/:id': {
      input: (_own, site, { mine }) => ({ params: { id: mine }, body: { revision: 1, ...told(site) } }),
    },
    'POST /magazine/experience/useful/:id': open({ 'params.id': published }),
    'POST /magazine/experience/report/:id': open({ 'params.id': published }),
    'POST /magazine/experience/withdraw/:id': {
      input: (_own, _site, { doomed }) => ({ params: { id: doomed }, body: { revision: 1 } }),
    },
  },
);
