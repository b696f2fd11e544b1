import { defineAccess, open } from '../../../../testing/access/entry';

const published = 'the headlines are for everybody';

const readable = open({ 'params.id': published });

export const access = defineAccess({
  'GET /press/list': open({ 'query.tag': published, 'query.special': published }),
  'GET /press/:id/detail': readable,
  'GET /press/for_goods/:id': open({ 'params.id': 'services are for everybody' }),
  'POST /press/view/:id': readable,
  'POST /press/like/:id': readable,
  'POST /press/unlike/:id': readable,
  'POST /press/collect/:id': readable,
  'POST /press/cancel/:id': readable,
  'POST /press/report/:id': readable,
  'GET /index/tags/:id': readable,
  'GET /press/special/:id': readable,
  'GET /press/preview/:id': open({ 'params.id': 'whoever holds the ticket may look' }),
});
