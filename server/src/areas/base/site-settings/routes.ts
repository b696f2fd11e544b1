import type { siteSettings } from '@harbor/contract';
import { staffMay } from '../../../http/access';
import type { AreaHandlers } from '../../../http/handler';
import { settingsFor, settingVersions } from './present';
import { publishSettings, restoreSettings } from './publish';

export const routes: AreaHandlers<typeof siteSettings> = {
  'GET /staff/settings': ({ core, user }) => settingsFor(core, staffMay(user.staff, 'settings.all')),
  'GET /staff/settings/versions': ({ core, query }) => settingVersions(core, query.page),
  'POST /staff/settings/publish': ({ core, user, body }) =>
    publishSettings(core, { id: user.id, all: staffMay(user.staff, 'settings.all') }, body),
  'POST /staff/settings/restore/:no': ({ core, user, params, body }) =>
    restoreSettings(core, { id: user.id, all: staffMay(user.staff, 'settings.all') }, params.no, body),
};
