import type { privacy } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { originOf } from '../auth/origin';
import { closingBlockers } from './closing/blockers';
import { cancelClosing } from './closing/cancel';
import { requestClosing } from './closing/request';
import { kindsHeld, showKind } from './data/read';
import { exportFile, exportTicket } from './export/download';
import { latestExport, requestExport } from './export/request';
import { changePrivacySettings, privacySettingsOf } from './settings';
import { agreementsOf, withdrawConsent } from './withdraw';

const day = 24 * 3_600_000;

export const routes: AreaHandlers<typeof privacy> = {
  'GET /privacy/overview': async ({ core, db, user }) => ({
    kinds: await kindsHeld(core, user.id),
    settings: await privacySettingsOf(db, user.id),
    agreements: await agreementsOf(db, user.id),
  }),
  'GET /privacy/data/:kind': ({ core, user, params }) => showKind(core, user.id, params.kind),
  'POST /privacy/settings': ({ core, user, body, request }) =>
    changePrivacySettings(core, user.id, body, originOf(request)),
  'POST /privacy/withdraw': async ({ core, user, body, request }) => {
    await withdrawConsent(core, user.id, body, originOf(request));
    return {};
  },
  'GET /privacy/export': async ({ core, user }) => ({ export: await latestExport(core, user.id) }),
  'POST /privacy/export': ({ core, user, request }) => requestExport(core, user, originOf(request)),
  'POST /privacy/export/ticket/:id': ({ core, user, params, request }) =>
    exportTicket(core, user, params.id, originOf(request)),
  'GET /privacy/export/file/:id': async ({ core, user, params, query, reply }) => {
    const { content, size, name } = await exportFile(core, params.id, query.ticket, user);
    reply.headers({
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    });
    return content;
  },
  'GET /privacy/closing': async ({ core, db, user }) => ({
    wait_days: core.settings.privacy.closingWait / day,
    blockers: await closingBlockers(db, user.id),
  }),
  'POST /privacy/closing': ({ core, user, body, request }) =>
    requestClosing(core, user, originOf(request), body.posts),
  'POST /privacy/closing/cancel': ({ core, body, request }) => cancelClosing(core, body, originOf(request)),
};
