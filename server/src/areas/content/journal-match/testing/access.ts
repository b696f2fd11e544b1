import { defineAccessTo, open } from '../../../../testing/access/entry';

const editions = 'editions are for everybody';

export const access = defineAccessTo(async () => ({}), {
  'POST /magazine/match': open({
    'body.partition': editions,
    'body.citation': editions,
    'body.cn_scheme': editions,
  }),
});
