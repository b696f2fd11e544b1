import { defineAccessTo, open } from '../../../../testing/access/entry';
import { startSession } from '../sessions';

const texted = open({
  'body.code': 'the code that a phone was sent; guessing is limited',
});
const puzzle = open({
  'body.captcha': 'a puzzle is known to whoever asked for it, and its answer is asked too',
});

export const access = defineAccessTo(
  async ({ user }, { core }) => {
    // Another device of theirs: its end logs nobody out who makes other calls.
    await startSession(core, core.db, user.id, { ip: '127.0.0.1', userAgent: 'another' });
    const session = await core.db
      .selectFrom('sessions')
      .select('family_id')
      .where('user_id', '=', user.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { session: session.family_id };
  },
  {
    'POST /auth/pc_login': puzzle,
    'POST /get_sms': puzzle,
    'POST /auth/step_up/code': puzzle,
    'POST /auth/consent': open({ 'body.agreements': 'agreements are for everybody' }),
    'POST /auth/register': texted,
    'POST /auth/p_login': texted,
    'POST /auth/bind_phone': texted,
    'PUT /auth/reset': texted,
    'POST /auth/user_phone': texted,
    'POST /auth/step_up': texted,
    'DELETE /auth/sessions/:id': { input: (_own, _site, { session }) => ({ params: { id: session } }) },
    'GET /clause/:id': open({ 'params.id': 'agreements are for everybody' }),
  },
);
