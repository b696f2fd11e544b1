import { callOf } from './call-of';

const keys = ['GET /clause/:id', 'GET /help/list', 'GET /help/:id', 'GET /service/detail/:id'];

test.each([
  ['GET /service/detail/:goodsId', { key: 'GET /service/detail/:id', fills: [':goodsId'], taken: [] }],
  ['GET /clause/2', { key: 'GET /clause/:id', fills: ['2'], taken: [] }],
  ['GET /help/list', { key: 'GET /help/list', fills: [], taken: [] }],
  ['GET /help/7', { key: 'GET /help/:id', fills: ['7'], taken: [] }],
  [
    'GET /help/list?keyword=q&page',
    {
      key: 'GET /help/list',
      fills: [],
      taken: [
        { name: 'keyword', from: 'q' },
        { name: 'page', from: 'page' },
      ],
    },
  ],
  ['GET /help/list?id=:id', { key: 'GET /help/list', fills: [], taken: [{ name: 'id', from: ':id' }] }],
  ['GET /help', undefined],
  ['GET /nothing/:id', undefined],
])('%s', (query, call) => {
  expect(callOf(query, keys)).toEqual(call);
});
