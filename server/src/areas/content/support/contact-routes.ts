import type { misc } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { contactForProduct, supportContact, supportContacts } from './shown-contacts';

type ContactCall = 'GET /get_manage' | 'GET /get_cs' | 'GET /api/contact/us/:product';

/** The calls of the contract's area `misc` that show whom to ask. */
export const contactRoutes: Pick<AreaHandlers<typeof misc>, ContactCall> = {
  'GET /get_manage': ({ db }) => supportContact(db),
  'GET /get_cs': ({ db }) => supportContacts(db),
  'GET /api/contact/us/:product': ({ db, params }) => contactForProduct(db, params.product),
};
