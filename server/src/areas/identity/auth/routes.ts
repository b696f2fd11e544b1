import type { auth } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { invalid, notFound } from '../../../http/problem';
import { consent, consentsOf, readClause } from './agreements';
import { newCaptcha } from './captcha/captcha';
import { changePassword, resetPassword } from './change-password';
import { changePhone } from './change-phone';
import { loginWithCode, loginWithPassword, register } from './login';
import { loginRecords } from './login-records';
import { loginSessions } from './login-sessions';
import { originOf } from './origin';
import { answerWhose, disown } from './recycled';
import { securityOf } from './security';
import { endOtherSessions, endSession, revokeSession } from './sessions';
import { sendCode } from './sms-codes';
import { requireStepUp, stepUp } from './step-up';
import { userInfoOf } from './user-info';
import { bindPhone } from './wechat/bind';
import { unlink } from './wechat/links';
import { askScan, beginScan } from './wechat/scan';

export const routes: AreaHandlers<typeof auth> = {
  'POST /auth/register': ({ core, body, request }) => register(core, body, originOf(request)),
  'POST /auth/pc_login': ({ core, body, request }) => loginWithPassword(core, body, originOf(request)),
  'POST /auth/p_login': ({ core, body, request }) => loginWithCode(core, body, originOf(request)),
  'POST /get_sms': ({ core, body, request }) => sendCode(core, { ...body, ip: request.ip }),
  'POST /get_captcha': ({ core, body, user }) => {
    const phone = body.phone ?? (body.action === 'verify' ? user?.phone : undefined);
    if (!phone) throw invalid({ phone: ['请输入手机号'] });
    return newCaptcha(core, phone, body.action, body.kind);
  },
  'GET /auth/scan': ({ core, query, user, request, reply }) => beginScan(core, query, user, request, reply),
  'GET /auth/scan_wechat': ({ core, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return askScan(core, query.ticket, request);
  },
  'POST /auth/bind_phone': ({ core, body, request }) => bindPhone(core, body, request),
  'PUT /auth/reset': async ({ core, body, request }) => {
    await resetPassword(core, body, originOf(request));
    return {};
  },
  'PATCH /auth/logged/reset': ({ core, user, body, request }) =>
    changePassword(core, user, body, originOf(request)),
  'POST /auth/user_phone': ({ core, user, body, request }) =>
    changePhone(core, user, body, originOf(request)),
  'POST /auth/recycled': ({ core, body, request }) => answerWhose(core, body, originOf(request)),
  'POST /auth/not_mine': ({ core, user, request }) => disown(core, user, originOf(request)),
  'POST /auth/step_up/code': ({ core, user, body, request }) => {
    if (!user.phone) throw invalid({ code: ['账号没有绑定手机号'] });
    return sendCode(core, { ...body, phone: user.phone, scene: 'verify', ip: request.ip });
  },
  'POST /auth/step_up': async ({ core, user, body, request }) => ({
    valid_for: await stepUp(core, user, body, originOf(request)),
  }),
  'GET /auth/security': ({ core, user }) => securityOf(core, user),
  'DELETE /auth/wechat': async ({ core, user, request }) => {
    requireStepUp(core, user);
    await unlink(core, user.id, originOf(request));
    return {};
  },
  'GET /auth/sessions': async ({ core, user }) => ({ list: await loginSessions(core, user) }),
  'DELETE /auth/sessions/:id': async ({ core, user, params }) => {
    if (!(await endSession(core, user.id, params.id))) throw notFound('该设备已退出登录');
    return {};
  },
  'POST /auth/sessions/end_others': async ({ core, user }) => ({ ended: await endOtherSessions(core, user) }),
  'GET /auth/login_records': ({ db, user, query }) => loginRecords(db, user.id, query.page ?? 1),
  'GET /clause/:id': ({ db, params, query, now }) => readClause(db, params.id, query.version, now),
  'POST /auth/consent': async ({ core, user, body, request }) => {
    await consent(core, user.id, body.agreements, originOf(request));
    return {};
  },
  'GET /auth/consents': async ({ db, user }) => ({ list: await consentsOf(db, user.id) }),
  'POST /auth/logout': async ({ core, user, reply }) => {
    await revokeSession(core, user.sessionId, 'logout');
    reply.header('clear-site-data', '"storage"');
    return {};
  },
  'GET /userInfo': ({ core, user, now }) => userInfoOf(core.pool, user.id, now),
};
