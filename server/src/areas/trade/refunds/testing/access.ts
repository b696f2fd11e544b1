import { about, defineAccess, of } from '../../../../testing/access/entry';

const words = { content: '补充的说明与凭证见图片，请核对。' };

export const access = defineAccess({
  'GET /refund/info/:id': of('refunding'),
  'POST /refund/apply/:id': about('served', ({ image }) => ({
    ...{ reason: 'quality', amount_fen: 100, ...words },
    images: [image],
  })),
  'POST /refund/supply/:id': about('asked', ({ image }) => ({ ...words, images: [image] })),
  'POST /refund/appeal/:id': about('refused', ({ image }) => ({ ...words, images: [image] })),
  'POST /teacher/refund/answer/:id': about('appealed', ({ ofTeacher }) => ({
    ...words,
    images: [ofTeacher.image],
  })),
});
