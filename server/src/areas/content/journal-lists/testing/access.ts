import { defineAccessTo, open } from '../../../../testing/access/entry';

const byCode = 'whoever has a code may read its list';

export const access = defineAccessTo(
  async (own, site) => {
    const { data } = await site.call('POST /magazine/list/create', {
      token: own.user.token,
      body: { title: '我院目录', text: 'Journal of Made Things,A' },
    });
    return { list: data.id };
  },
  {
    'POST /magazine/list/replace/:id': {
      input: (_own, _site, { list }) => ({ params: { id: list }, body: { text: 'Another Journal,B' } }),
    },
    'POST /magazine/list/rename/:id': {
      input: (_own, _site, { list }) => ({ params: { id: list }, body: { title: '新名称' } }),
    },
    'GET /magazine/list/:id': { input: (_own, _site, { list }) => ({ params: { id: list } }) },
    'POST /magazine/list/share/:id': {
      input: (_own, _site, { list }) => ({ params: { id: list }, body: { shared: true } }),
    },
    'POST /magazine/list/unfollow/:id': open(
      { 'params.id': 'only what somebody follows is unfollowed, and nothing happens otherwise' },
      (_own, _site) => ({ params: { id: 1 } }),
    ),
    'POST /magazine/list/choose': { input: (_own, _site, { list }) => ({ body: { id: list } }) },
    'POST /magazine/list/look': open({ 'body.code': byCode }),
    'POST /magazine/list/follow': open({ 'body.code': byCode }),
    'POST /magazine/list/delete/:id': { input: (_own, _site, { list }) => ({ params: { id: list } }) },
  },
);
