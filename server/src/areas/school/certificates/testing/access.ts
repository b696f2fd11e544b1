import { defineAccessTo, open } from '../../../../testing/access/entry';
import { insertCertificate } from '../move';

export const access = defineAccessTo(
  async (own, site) => {
    const made = await insertCertificate(
      site.core.db,
      { userId: own.user.id, courseId: own.course, courseTitle: '学术论文写作入门', name: '小苏', score: 90 },
      new Date(site.clock.now()),
    );
    const id = made?.id ?? 0;
    const { data } = await site.call('POST /certificate/ticket/:id', {
      params: { id },
      token: own.user.token,
    });
    return { id, ticket: new URL(data.url, 'http://site').searchParams.get('ticket') ?? '' };
  },
  {
    'GET /certificate/course/:id': open({ 'params.id': 'courses are for everybody' }),
    'POST /certificate/name/:id': {
      input: (_own, _site, { id }) => ({ params: { id }, body: { name: '苏望舟' } }),
    },
    'POST /certificate/ticket/:id': { input: (_own, _site, { id }) => ({ params: { id } }) },
    'GET /certificate/file/:id': {
      input: (_own, _site, { id, ticket }) => ({ params: { id }, query: { ticket } }),
    },
    'GET /certificate/check/:code': open({
      'params.code': 'whoever has the code of a certificate may check it',
    }),
  },
);
