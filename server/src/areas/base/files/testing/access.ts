import { defineAccess, of } from '../../../../testing/access/entry';

export const access = defineAccess({
  'PUT /files/:id/part': {
    input: ({ upload }) => ({
      params: { id: upload },
      query: { offset: '0' },
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from('正'),
    }),
  },
  'POST /files/:id/state': of('upload'),
  'POST /files/:id/finish': of('upload'),
  'POST /files/:id/drop': of('spare'),
  'POST /files/:id/ticket': of('kept'),
  'GET /files/raw/:id': {
    input: ({ loose, tickets }) => ({ params: { id: loose }, query: { ticket: tickets.file } }),
  },
});
