import type { traces } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { conflict } from '../../../http/problem';
import { urlOf } from '../../../http/register';
import { downloadTicket, holderOfTicket } from '../../identity/auth/download-ticket';
import { tracePdf } from './pdf';
import { checkTrace, ownTrace, presentTrace } from './read';
import { revokeTrace } from './revoke';

const objectOf = (orderId: number) => `trace:${orderId}`;

export const routes: AreaHandlers<typeof traces> = {
  'POST /trace/order/:id': async ({ core, user, params, now }) =>
    presentTrace(core, await ownTrace(core, user.id, params.id, now)),
  'POST /trace/ticket/:id': async ({ core, user, params, now }) => {
    await ownTrace(core, user.id, params.id, now);
    const { ticket, validFor } = downloadTicket(core, user, objectOf(params.id));
    return { url: `${urlOf(`/trace/file/${params.id}`)}?ticket=${ticket}`, valid_for: validFor };
  },
  'GET /trace/file/:id': async ({ core, params, query, user, reply, now }) => {
    const owner = await holderOfTicket(core, objectOf(params.id), query.ticket, user);
    const report = presentTrace(core, await ownTrace(core, owner, params.id, now));
    if (!report.content) throw conflict('报告内容与定稿时不一致，请联系客服');
    const pdf = await tracePdf(report, report.content);
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="trace-report-${report.code_text}.pdf"`,
      'cache-control': 'no-store',
    });
    return pdf;
  },
  'GET /trace/check/:code': ({ db, params }) => checkTrace(db, params.code),
  'POST /staff/trace/revoke/:id': ({ core, user, params, body }) =>
    revokeTrace(core, user.id, params.id, body.reason),
};
