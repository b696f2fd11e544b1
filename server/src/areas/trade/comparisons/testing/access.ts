import { about, defineAccess, of } from '../../../../testing/access/entry';

export const access = defineAccess({
  'GET /compare/sources/:id': of('delivered'),
  'GET /compare/order/:id': { input: ({ delivered, pair }) => ({ params: { id: delivered }, query: pair }) },
  'POST /compare/mark/:id': about('delivered', ({ pair }) => ({
    ...pair,
    key: 'aaaabbbbccccdddd-1',
    mark: 'accept',
  })),
});
