import type { pressDesk } from '@harbor/contract';
import { tooLarge } from '../../../http/errors';
import type { AreaHandlers } from '../../../http/handler';
import { invalid } from '../../../http/problem';
import { toMoment } from '../../../time';
import { written } from '../press/cache';
import { previewTicket } from '../press/preview';
import { createPress, deleteDraft, restoreRevision, savePress } from './draft';
import { storePicture } from './pictures';
import { pinPress, unpinPress } from './pin';
import { correctPress, publishPress, takeOffline, unschedulePress } from './publish';
import { deskList, deskPress } from './read';
import { readDocument } from './read-document';
import { answerPressReport, deskReport } from './reports';
import { revisionOf, revisionsOf } from './revisions';
import { deleteSpecial, deskSpecials, orderSpecials, saveSpecial } from './specials';
import { deleteTag, deskTags, mergeTag, saveTag } from './tags';

const numberOf = (given: string | undefined) => (given === undefined ? undefined : Number(given));

export const routes: AreaHandlers<typeof pressDesk> = {
  'GET /staff/press/list': ({ db, query }) =>
    deskList(db, { ...query, status: numberOf(query.status), type: numberOf(query.type) }),
  'GET /staff/press/detail/:id': ({ db, params }) => deskPress(db, params.id),
  'POST /staff/press/create': async ({ core, user, body, once }) => {
    const read = await readDocument(core, user.id, body);
    return once.inTransaction((trx) => createPress(core, trx, user.id, read));
  },
  'POST /staff/press/save/:id': async ({ core, user, params, body: { revision, ...given } }) => {
    const read = await readDocument(core, user.id, given);
    return savePress(core, user.id, { id: params.id, revision }, read);
  },
  'POST /staff/press/publish/:id': ({ core, user, params, body }) =>
    written(core, publishPress(core, user.id, params.id, body)),
  'POST /staff/press/unschedule/:id': ({ core, user, params, body }) =>
    unschedulePress(core, user.id, params.id, body.revision),
  'POST /staff/press/offline/:id': ({ core, user, params, body }) =>
    written(core, takeOffline(core, user.id, params.id, body.revision, body.reason)),
  'POST /staff/press/correct/:id': ({ core, user, params, body }) =>
    written(core, correctPress(core, user.id, params.id, body)),
  'POST /staff/press/pin/:id': ({ core, user, params }) => written(core, pinPress(core, user.id, params.id)),
  'POST /staff/press/unpin/:id': ({ core, user, params }) =>
    written(core, unpinPress(core, user.id, params.id)),
  'POST /staff/press/delete/:id': ({ core, user, params, body }) =>
    deleteDraft(core, user.id, params.id, body.revision),
  'GET /staff/press/revisions/:id': ({ db, params, query }) => revisionsOf(db, params.id, query.page),
  'GET /staff/press/revision/:id/:number': ({ db, params }) => revisionOf(db, params.id, params.number),
  'POST /staff/press/restore/:id': ({ core, user, params, body }) =>
    restoreRevision(core, user.id, params.id, body),
  'GET /staff/press/preview/:id': async ({ core, db, params }) => {
    await deskPress(db, params.id);
    const { ticket, expires } = previewTicket(core, params.id);
    return { ticket, expires_at: toMoment(expires) };
  },
  'POST /staff/press/picture': async ({ core, user, request }) => {
    const file = await request.file();
    if (!file) throw invalid({ file: ['请选择要上传的图片'] });
    const bytes = await file.toBuffer();
    // The library says nothing when what is too much comes apart from the last bytes that pass.
    if (file.file.truncated) throw tooLarge();
    return storePicture(core, user.id, bytes);
  },
  'GET /staff/press/tags': ({ db }) => deskTags(db),
  'POST /staff/press/tag/save': ({ core, user, body }) => written(core, saveTag(core, user.id, body)),
  'POST /staff/press/tag/merge/:id': ({ core, user, params, body }) =>
    written(core, mergeTag(core, user.id, params.id, body.into)),
  'POST /staff/press/tag/delete/:id': ({ core, user, params }) =>
    written(core, deleteTag(core, user.id, params.id)),
  'GET /staff/press/specials': ({ db }) => deskSpecials(db),
  'POST /staff/press/special/save': ({ core, user, body }) => written(core, saveSpecial(core, user.id, body)),
  'POST /staff/press/special/order': ({ core, user, body }) =>
    written(core, orderSpecials(core, user.id, body.ids)),
  'POST /staff/press/special/delete/:id': ({ core, user, params }) =>
    written(core, deleteSpecial(core, user.id, params.id)),
  'GET /staff/press/report/:id': ({ db, params }) => deskReport(db, params.id),
  'POST /staff/press/report/answer/:id': ({ core, user, params, body }) =>
    answerPressReport(core, user.id, params.id, body),
};
