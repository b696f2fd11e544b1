import { defineAccess, open } from '../../../../testing/access/entry';

const shown = { 'params.id': 'teachers are shown to everybody' };

export const access = defineAccess({
  'GET /teacher/show/:id': open(shown),
  'GET /teacher/show/reviews/:id': open(shown),
  'POST /teacher/collect/:id': open(shown),
  'POST /teacher/wish/:id': open({ ...shown, 'body.goods_id': 'services are sold to everybody' }, (own) => ({
    body: { goods_id: own.goods.id },
  })),
});
