import { defineAccess, of } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /quote/accept/:id': of('quoted', { round: 1 }),
  'POST /quote/counter/:id': of('quoted', { round: 1, wish: '希望控制在一千元以内' }),
});
