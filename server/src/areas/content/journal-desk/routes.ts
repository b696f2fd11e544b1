import { Readable } from 'node:stream';
import type { journalDesk } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { importFile } from './changes/file';
import { changedJournals } from './changes/read';
import { beginApply } from './imports/apply';
import { beginCheck } from './imports/check';
import { discardImport } from './imports/discard';
import { libraryState } from './imports/library';
import { deskChanges, deskImport, deskImports, deskRows } from './imports/read';
import { beginRollback } from './imports/rollback';
import { skipRows } from './imports/skip';
import { stopImport } from './imports/stop';
import { whatUndoes } from './imports/undo';
import { uploadImport } from './imports/upload';
import { deskSchemes, saveScheme, setDefaultScheme } from './schemes';

export const routes: AreaHandlers<typeof journalDesk> = {
  'GET /staff/journals/imports': async ({ core, db, query }) => {
    const [imports, library] = await Promise.all([deskImports(db, query.page), libraryState(core)]);
    return { ...imports, library };
  },
  'GET /staff/journals/import/:id': ({ db, params }) => deskImport(db, params.id),
  'POST /staff/journals/import/upload': ({ core, user, query, request }) =>
    uploadImport(core, user.id, query.name, (request.body ?? Readable.from([])) as Readable),
  'POST /staff/journals/import/check/:id': ({ core, user, params, body }) =>
    beginCheck(core, user.id, params.id, body),
  'GET /staff/journals/import/rows/:id': ({ db, params, query }) => deskRows(db, params.id, query),
  'GET /staff/journals/import/changes/:id': ({ db, params, query }) => deskChanges(db, params.id, query.page),
  'GET /staff/journals/import/journals/:id': ({ db, params, query }) => changedJournals(db, params.id, query),
  'GET /staff/journals/import/file/:id': ({ core, params, query, reply }) =>
    importFile(core, params.id, query.what, reply),
  'GET /staff/journals/import/undo/:id': ({ db, params }) => whatUndoes(db, params.id),
  'POST /staff/journals/import/skip/:id': ({ core, user, params, body }) =>
    skipRows(core, user.id, params.id, body),
  'POST /staff/journals/import/stop/:id': ({ core, user, params }) => stopImport(core, user.id, params.id),
  'POST /staff/journals/import/apply/:id': ({ core, user, params }) => beginApply(core, user.id, params.id),
  'POST /staff/journals/import/rollback/:id': ({ core, user, params, body }) =>
    beginRollback(core, user.id, params.id, body.reason),
  'POST /staff/journals/import/discard/:id': ({ core, user, params }) =>
    discardImport(core, user.id, params.id),
  'GET /staff/journals/schemes': ({ db }) => deskSchemes(db),
  'POST /staff/journals/scheme/save': ({ core, user, body }) => saveScheme(core, user.id, body),
  'POST /staff/journals/scheme/default/:id': ({ core, user, params }) =>
    setDefaultScheme(core, user.id, params.id),
};
