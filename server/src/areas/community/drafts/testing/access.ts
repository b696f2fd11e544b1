import { defineAccess, open } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /draft/add_draft': open({
    'body.category_id': 'categories are for everybody',
    'body.topic_id': 'topics are for everybody',
  }),
});
