import { about, defineAccess, of, open } from '../../../../testing/access/entry';
import { fileForm, type Things } from '../../../../testing/access/things';
import type { TestApp } from '../../../../testing/app';
import { shippedSchema } from '../schemas';
import { goodAnswers } from './forms';

const formNumber = open({ 'params.form': 'the number of an order form, of which there are 26' });
const withPaper = (own: Things, site: TestApp) => ({
  ...{ form: fileForm, schema_version: shippedSchema(fileForm).version, revision: 0 },
  answers: { ...goodAnswers(site, fileForm), words: 200, paper_files: [own.paper] },
});

export const access = defineAccess({
  'GET /orderform/schema/:form': formNumber,
  'GET /orderform/waiting/:form': formNumber,
  'GET /orderform/:id': of('incomplete'),
  'GET /orderform/:id/version/:version': {
    input: ({ handedIn }) => ({ params: { id: handedIn, version: 1 } }),
    shared: { 'params.version': 'the number of a version of the order that the id names' },
  },
  'POST /orderform/:id/draft': about('incomplete', withPaper),
  'POST /orderform/:id': about('incomplete', withPaper),
  'POST /orderform/:id/revise': of('handedIn'),
  'POST /orderform/:id/drop': of('handedIn'),
  'GET /teacher/orderform/:id': of('served'),
});
