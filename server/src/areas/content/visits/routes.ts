import type { misc } from '@harbor/contract';
import { tooLarge } from '../../../http/errors';
import type { AreaHandlers } from '../../../http/handler';
import { invalid } from '../../../http/problem';
import { uploadImage } from '../../base/media/upload-image';
import { contactForProduct, friendlyLinks, supportContact, supportContacts } from '../support/shown-contacts';
import { recordVisit } from './visits';

export const routes: AreaHandlers<typeof misc> = {
  'POST /upload_image': async ({ core, user, request }) => {
    const file = await request.file();
    if (!file) throw invalid({ file: ['请选择要上传的图片'] });
    const bytes = await file.toBuffer();
    // The library says nothing when what is too much comes apart from the last bytes that pass.
    if (file.file.truncated) throw tooLarge();
    return uploadImage(core, user.id, bytes);
  },
  'GET /get_manage': ({ db }) => supportContact(db),
  'GET /get_cs': ({ db }) => supportContacts(db),
  'GET /get_links': ({ db }) => friendlyLinks(db),
  'GET /api/contact/us/:product': ({ db, params }) => contactForProduct(db, params.product),
  'GET /find/count': async ({ core, query, user, request }) => {
    await recordVisit(core, { ...query, userId: user?.id, mobile: false, ip: request.ip });
    return {};
  },
  'GET /find/mobile/count': async ({ core, query, user, request }) => {
    await recordVisit(core, { ...query, userId: user?.id, mobile: true, ip: request.ip });
    return {};
  },
};
