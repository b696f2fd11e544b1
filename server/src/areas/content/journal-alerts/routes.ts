import type { journalAlerts } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { lookedAt } from './look';
import { freshCount, ownChanges } from './reading/mine';
import { importAlerts } from './reading/of-import';
import { allChanges, changesOfJournal } from './reading/public';
import { recentChanges } from './reading/recent';
import { alertSettings, saveAlertSettings } from './settings';

export const routes: AreaHandlers<typeof journalAlerts> = {
  'GET /magazine/changes': ({ core, query }) => allChanges(core, query),
  'GET /magazine/changes/recent': ({ core }) => recentChanges(core),
  'GET /magazine/changes/of': ({ core, query }) => changesOfJournal(core, query.id, query.page),
  'GET /magazine/changes/mine': ({ db, user, query }) => ownChanges(db, user.id, query),
  'GET /magazine/changes/fresh': async ({ db, user }) => ({ fresh: await freshCount(db, user.id) }),
  'POST /magazine/changes/look': ({ db, user, body, now }) => lookedAt(db, user.id, body.place, now),
  'GET /magazine/changes/settings': ({ core, user }) => alertSettings(core, user.id),
  'POST /magazine/changes/settings': ({ core, user, body, now }) =>
    saveAlertSettings(core, user.id, body, now),
  'GET /staff/journals/alerts/:id': ({ db, params, now }) => importAlerts(db, params.id, now),
};
