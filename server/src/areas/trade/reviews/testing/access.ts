import { about, defineAccess, of, open } from '../../../../testing/access/entry';

export const access = defineAccess({
  'GET /appraise/list': open({ 'query.category_id': 'the categories of services are for everybody' }),
  'GET /user/appraise/:id': of('done'),
  'POST /user/appraise/:id': about('done', ({ image }) => ({
    ...{ stars: 5, professional: 5, punctual: 5, communication: 5, norm: 5 },
    images: [image],
  })),
  'POST /user/appraise_append/:id': of('review', { content: '一个月后回看，建议仍然管用' }),
  'POST /teacher/appraise/reply/:id': of('review', { content: '谢谢您的认可' }),
});
