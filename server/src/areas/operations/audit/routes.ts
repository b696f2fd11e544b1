import type { audit } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { auditActions, auditObjects } from '../../base/accounts/audit-words';
import { chainAfter, chainStart, followChain } from './chain';
import { beginExport, exportFile } from './export';
import { findLines } from './find';
import { lastCheck } from './nightly';
import { presentLines } from './present';
import { groupTitle } from './words';

const perPage = 30;
/** So many lines are checked in one call: a few seconds at most. */
const verified = 100_000;

function everyAction() {
  const groups = new Map<string, { action: string; title: string }[]>();
  for (const [action, title] of Object.entries(auditActions)) {
    const [prefix = ''] = action.split('.');
    groups.set(prefix, [...(groups.get(prefix) ?? []), { action, title }]);
  }
  return [...groups].map(([prefix, actions]) => ({ prefix, title: groupTitle(prefix), actions }));
}

export const routes: AreaHandlers<typeof audit> = {
  'GET /staff/audit/list': async ({ db, query: { before, ...filter } }) => {
    const rows = await findLines(db, filter, { before, limit: perPage + 1 });
    const shown = rows.slice(0, perPage);
    const last = shown.at(-1);
    return {
      data: await presentLines(db, shown),
      next: rows.length > perPage && last ? last.id : null,
    };
  },
  'GET /staff/audit/actions': () => ({
    groups: everyAction(),
    objects: Object.entries(auditObjects).map(([type, title]) => ({ type, title })),
  }),
  'POST /staff/audit/export': ({ core, user, body, request }) => beginExport(core, user, body, request.ip),
  'GET /staff/audit/export': ({ core, user, query, reply }) => exportFile(core, user, query.ticket, reply),
  'GET /staff/audit/check': async ({ db }) => ({ check: await lastCheck(db) }),
  'GET /staff/audit/verify': async ({ db, query }) => {
    const from = query.after === undefined ? chainStart : await chainAfter(db, query.after);
    const { lines, lastId, brokenId, done } = await followChain(db, from, verified);
    return { lines, last_id: lastId, broken_id: brokenId, done };
  },
};
