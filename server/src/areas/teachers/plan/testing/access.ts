import { defineAccessTo } from '../../../../testing/access/entry';

export const access = defineAccessTo(
  async (own, site) => {
    const body = { kind: 'fund' as const, date: '2027-03-20' };
    return { plan: (await site.call('POST /plan/save', { token: own.user.token, body })).data.id ?? 0 };
  },
  {
    'POST /plan/change/:id': {
      input: (_own, _site, { plan }) => ({ params: { id: plan }, body: { title: '面上项目' } }),
    },
    'POST /plan/step/:id': {
      input: (_own, _site, { plan }) => ({ params: { id: plan }, body: { step: 'submit', done: true } }),
    },
    'POST /plan/remove/:id': { input: (_own, _site, { plan }) => ({ params: { id: plan } }) },
  },
);
