import type { certificates } from '@harbor/contract';
import { writeCertificateCode } from '@harbor/contract/certificate-code';
import type { AreaHandlers } from '../../../http/handler';
import { urlOf } from '../../../http/register';
import { downloadTicket, holderOfTicket } from '../../identity/auth/download-ticket';
import { deskCertificates, withdrawCertificate } from './desk';
import {
  certificateOfCourse,
  checkCertificate,
  nameCertificate,
  ownCertificate,
  ownCertificates,
} from './own';
import { certificatePdf } from './pdf';

const objectOf = (id: number) => `certificate:${id}`;

export const routes: AreaHandlers<typeof certificates> = {
  'GET /certificate/list': ({ core, user, now }) => ownCertificates(core, user.id, now),
  'GET /certificate/course/:id': ({ core, user, params, now }) =>
    certificateOfCourse(core, user.id, params.id, now),
  'POST /certificate/name/:id': ({ core, user, params, body }) =>
    nameCertificate(core, user.id, params.id, body.name),
  'POST /certificate/ticket/:id': async ({ core, user, params }) => {
    await ownCertificate(core.db, user.id, params.id);
    const { ticket, validFor } = downloadTicket(core, user, objectOf(params.id));
    return { url: `${urlOf(`/certificate/file/${params.id}`)}?ticket=${ticket}`, valid_for: validFor };
  },
  'GET /certificate/file/:id': async ({ core, params, query, user, reply }) => {
    const owner = await holderOfTicket(core, objectOf(params.id), query.ticket, user);
    const row = await ownCertificate(core.db, owner, params.id);
    const pdf = await certificatePdf(core, row);
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="certificate-${writeCertificateCode(row.code)}.pdf"`,
      'cache-control': 'no-store',
    });
    return pdf;
  },
  'GET /certificate/check/:code': ({ db, params }) => checkCertificate(db, params.code),
  'GET /staff/certificates/list': ({ db, query }) =>
    deskCertificates(db, { ...query, status: query.status === undefined ? undefined : Number(query.status) }),
  'POST /staff/certificates/withdraw/:id': ({ core, user, params, body }) =>
    withdrawCertificate(core, user.id, params.id, body.reason),
};
