import { defineAccessTo, open } from '../../../../testing/access/entry';
import { makeExport } from '../export/make';
import { prove } from './proven';

export const access = defineAccessTo(
  async ({ user }, site) => {
    await prove(site, user.id);
    const { token } = user;
    const { data } = await site.call('POST /privacy/export', { token });
    await makeExport.run(site.core, { id: data.id });
    const { url } = (await site.call('POST /privacy/export/ticket/:id', { token, params: { id: data.id } }))
      .data;
    return { exported: data.id, ticket: new URL(url, 'http://site').searchParams.get('ticket') ?? '' };
  },
  {
    'GET /privacy/data/:kind': open({ 'params.kind': 'a kind of data, alike for everybody' }),
    'POST /privacy/export/ticket/:id': {
      input: (_own, _site, { exported }) => ({ params: { id: exported } }),
    },
    'GET /privacy/export/file/:id': {
      input: (_own, _site, { exported, ticket }) => ({ params: { id: exported }, query: { ticket } }),
    },
  },
);
