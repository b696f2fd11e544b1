import { defineAccessTo, of, open } from '../../../../testing/access/entry';

export const access = defineAccessTo(
  async (own, site) => {
    const body = { texts: ['南屿理工大学'] };
    const { data } = await site.call('POST /avoid/add', { token: own.user.token, body });
    const teacher = await site.call('POST /teacher/avoid/add', { token: own.teacher.token, body });
    return { entry: data.data[0]?.id ?? 0, teachers: teacher.data.data[0]?.id ?? 0 };
  },
  {
    'POST /avoid/remove/:id': { input: (_own, _site, { entry }) => ({ params: { id: entry } }) },
    'POST /avoid/teacher/:id': open({ 'params.id': 'teachers are shown to everybody' }),
    'GET /avoid/order/:id': of('served'),
    'POST /teacher/avoid/remove/:id': {
      input: (_own, _site, { teachers }) => ({ params: { id: teachers } }),
    },
  },
);
