import { defineAccess, open } from '../../../../testing/access/entry';

export const access = defineAccess({
  'DELETE /api/platform/overrides/:remote': open({
    'params.remote': 'the name of a part; what is taken back is of the browser that asks',
  }),
});
