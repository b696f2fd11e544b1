import type { certification } from '@harbor/contract';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../core';
import type { AreaHandlers } from '../../../http/handler';
import { toMoment } from '../../../time';
import { agreementsFor } from './agreements/consents';
import { allAgreements, publishTeacherAgreement } from './agreements/publish';
import { signRules } from './agreements/sign';
import { beginChange, leave } from './apply/change';
import { saveStep } from './apply/save';
import { certificationState, flowOf, presentApplication, presentItem, shownApplication } from './apply/state';
import { handIn } from './apply/submit';
import { wholeOf } from './apply/whole';
import { dropChange, withdrawApplication, withdrawConsent } from './apply/withdraw';
import { attributes } from './attr';
import { approve, askSupplement, reject } from './desk/decide';
import { deskDetail } from './desk/detail';
import { judgeItem } from './desk/judge';
import { lookAt, revealNumber } from './desk/look';
import { closeApplication, openApplicationFor } from './desk/open';
import { resumeByStaff, standingOf, suspendByStaff } from './desk/standing';
import { evidenceOf, presentEvidence } from './evidence/queries';
import { openEvidence, ownTicket } from './evidence/tickets';
import { handOver, removeEvidence, uploadKey } from './evidence/upload';
import { teacherOf } from './teachers';
import { ownViews } from './views';

const originOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

const shown = async (core: Core, userId: number) =>
  shownApplication(core.db, userId, await flowOf(core.db, userId), new Date(core.settings.clock.now()));

export const routes: AreaHandlers<typeof certification> = {
  'GET /teacher/attr': ({ db }) => attributes(db),
  'GET /teacher/form_info': async ({ core, user }) =>
    presentApplication(core, await shown(core, user.id), await teacherOf(core.db, user.id)),
  'GET /teacher/info': ({ core, user }) => certificationState(core, user.id),
  'GET /teacher/qualifications': async ({ core, user }) => {
    const row = await shown(core, user.id);
    const { items } = await wholeOf(core, core.db, row);
    return {
      items: items.map((item) => presentItem(row, item)),
      evidence: row.id === 0 ? [] : (await evidenceOf(core.db, row.id)).map(presentEvidence),
      evidence_until: row.evidence_until && toMoment(row.evidence_until),
    };
  },
  'GET /teacher/v2/certification': ({ core, user }) => certificationState(core, user.id, 2),
  'POST /teacher/v2/certification': async ({ core, user, body }) => {
    await saveStep(core, user.id, 2, body);
    return certificationState(core, user.id, 2);
  },
  'POST /teacher/submit': async ({ core, user, body, now, request }) => {
    await handIn(core, { userId: user.id, consents: body.consents, now, ...originOf(request) });
    return certificationState(core, user.id, 2);
  },
  'GET /teacher/v3/certification': ({ core, user }) => certificationState(core, user.id, 3),
  'POST /teacher/v3/certification': async ({ core, user, body, now, request }) => {
    if (body.step === 'submit')
      await handIn(core, { userId: user.id, consents: body.consents, now, ...originOf(request) });
    else await saveStep(core, user.id, 3, body);
    return certificationState(core, user.id, 3);
  },
  'POST /teacher/upload_key': ({ core, user, body }) => uploadKey(core, user.id, body),
  'POST /teacher/file': ({ core, user, body }) => handOver(core, user.id, body.key),
  'POST /teacher/file/remove/:id': async ({ core, user, params }) => {
    await removeEvidence(core, user.id, params.id);
    return {};
  },
  'POST /teacher/file/ticket/:id': ({ core, user, params }) => ownTicket(core, user, params.id),
  'GET /teacher/file/raw/:id': async ({ core, params, query, reply }) => {
    const { content, headers } = await openEvidence(core, params.id, query.ticket);
    reply.headers(headers);
    return content as never;
  },
  'GET /teacher/views': ({ core, user, query }) => ownViews(core, user.id, query.page),
  'POST /teacher/withdraw': async ({ core, user }) => {
    await withdrawApplication(core, user.id);
    return certificationState(core, user.id);
  },
  'POST /teacher/change': async ({ core, user }) => {
    await beginChange(core, user.id);
    return certificationState(core, user.id);
  },
  'POST /teacher/change/drop': async ({ core, user }) => {
    await dropChange(core, user.id);
    return certificationState(core, user.id);
  },
  'POST /teacher/leave': async ({ core, user }) => {
    await leave(core, user.id);
    return certificationState(core, user.id);
  },
  'POST /teacher/consent/withdraw': async ({ core, user, request }) => {
    await withdrawConsent(core, user.id, originOf(request));
    return certificationState(core, user.id);
  },
  'GET /teacher/agreements': ({ db, user, now }) => agreementsFor(db, user.id, now),
  'POST /teacher/sign': async ({ core, user, body, request }) => {
    await signRules(core, user.id, body, originOf(request));
    return certificationState(core, user.id);
  },
  'GET /staff/teacher/apply/detail/:id': ({ core, user, params }) => deskDetail(core, user.id, params.id),
  'POST /staff/teacher/apply/open/:id': async ({ core, user, params }) => {
    await openApplicationFor(core, user.id, params.id);
    return deskDetail(core, user.id, params.id);
  },
  'POST /staff/teacher/apply/close/:id': async ({ core, user, params }) => {
    await closeApplication(core, user.id, params.id);
    return deskDetail(core, user.id, params.id);
  },
  'POST /staff/teacher/apply/item/:id': async ({ core, user, params, body }) => {
    await judgeItem(core, user.id, params.id, body);
    return deskDetail(core, user.id, params.id);
  },
  'POST /staff/teacher/apply/approve/:id': ({ core, user, params, once }) =>
    once.again(async () => {
      await approve(core, user.id, params.id);
      return deskDetail(core, user.id, params.id);
    }),
  'POST /staff/teacher/apply/supplement/:id': ({ core, user, params, body, once }) =>
    once.again(async () => {
      await askSupplement(core, user.id, params.id, body?.note);
      return deskDetail(core, user.id, params.id);
    }),
  'POST /staff/teacher/apply/reject/:id': ({ core, user, params, body, once }) =>
    once.again(async () => {
      await reject(core, user.id, params.id, body);
      return deskDetail(core, user.id, params.id);
    }),
  'POST /staff/teacher/apply/evidence/:id': ({ core, user, params, body }) =>
    lookAt(core, user, params.id, body),
  'POST /staff/teacher/apply/reveal/:id': ({ core, user, params, body }) =>
    revealNumber(core, user.id, params.id, body.why),
  'GET /staff/teacher/standing/:id': ({ db, params }) => standingOf(db, params.id),
  'POST /staff/teacher/suspend/:id': ({ core, user, params, body }) =>
    suspendByStaff(core, user.id, params.id, body),
  'POST /staff/teacher/resume/:id': ({ core, user, params, body }) =>
    resumeByStaff(core, user.id, params.id, body.reason),
  'GET /staff/teacher/agreement/list': ({ db, now }) => allAgreements(db, now),
  'POST /staff/teacher/agreement/publish': ({ core, user, body }) =>
    publishTeacherAgreement(core, user.id, body),
};
