import type { catalogueDesk } from '@harbor/contract';
import type { Core } from '../../../core';
import { tooLarge } from '../../../http/errors';
import type { AreaHandlers } from '../../../http/handler';
import { invalid } from '../../../http/problem';
import { newestSchema } from '../forms/newest';
import { formCount } from '../forms/schemas';
import { allCategories, createCategory, deleteCategory, hideCategory, saveCategory } from './categories';
import { servicesPage } from './list';
import { moveCategory, moveService } from './order';
import { storePicture } from './pictures';
import { serviceOf } from './read';
import { createService, discardDraft, saveService } from './save';
import { moveOnShelf } from './shelf';
import { changeStock } from './stock';
import { checkWords } from './words';

const forms = (core: Core) =>
  Promise.all(
    Array.from({ length: formCount }, async (_, n) => {
      const { title } = await newestSchema(core, n + 1);
      return { form_no: n + 1, title };
    }),
  );

export const routes: AreaHandlers<typeof catalogueDesk> = {
  'GET /staff/catalogue/categories': async ({ db }) => ({ data: await allCategories(db) }),
  'POST /staff/catalogue/categories/create': async ({ core, user, body, once }) => {
    await checkWords(core, user.id, { title: body.title, description: body.description });
    return once.inTransaction((trx) => createCategory(core, trx, user.id, body));
  },
  'POST /staff/catalogue/categories/save/:id': async ({ core, user, params, body }) => {
    await checkWords(core, user.id, { title: body.title, description: body.description });
    return saveCategory(core, user.id, params.id, body);
  },
  'POST /staff/catalogue/categories/move/:id': ({ core, user, params, body }) =>
    moveCategory(core, user.id, params.id, body.steps),
  'POST /staff/catalogue/categories/hide/:id': ({ core, user, params, body }) =>
    hideCategory(core, user.id, params.id, body.hidden),
  'POST /staff/catalogue/categories/delete/:id': ({ core, user, params }) =>
    deleteCategory(core, user.id, params.id),
  'GET /staff/catalogue/services': ({ db, query }) => servicesPage(db, query),
  'GET /staff/catalogue/services/:id': ({ db, params }) => serviceOf(db, params.id),
  'GET /staff/catalogue/forms': async ({ core }) => ({ data: await forms(core) }),
  'POST /staff/catalogue/services/create': async ({ core, user, body, once }) => {
    await checkWords(core, user.id, body);
    return once.inTransaction((trx) => createService(core, trx, user.id, body));
  },
  'POST /staff/catalogue/services/save/:id': async ({ core, user, params, body }) => {
    await checkWords(core, user.id, body);
    return saveService(core, user.id, params.id, body);
  },
  'POST /staff/catalogue/services/shelf/:id': ({ core, user, params, body }) =>
    moveOnShelf(core, user.id, params.id, body.event),
  'POST /staff/catalogue/services/move/:id': ({ core, user, params, body }) =>
    moveService(core, user.id, params.id, body.steps),
  'POST /staff/catalogue/services/discard/:id': ({ core, user, params }) =>
    discardDraft(core, user.id, params.id),
  'POST /staff/catalogue/stock/:id': ({ core, user, params, body, once }) =>
    once.inTransaction((trx) => changeStock(core, trx, user.id, params.id, body)),
  'POST /staff/catalogue/picture': async ({ core, user, request }) => {
    const file = await request.file();
    if (!file) throw invalid({ file: ['请选择要上传的图片'] });
    const bytes = await file.toBuffer();
    // The library says nothing when what is too much comes apart from the last bytes that pass.
    if (file.file.truncated) throw tooLarge();
    return storePicture(core, user.id, bytes);
  },
};
