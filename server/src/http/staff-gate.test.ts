import { type ApiKey, api, type EndpointSpec, hasRight, type StaffRole, staffRoles } from '@harbor/contract';
import { type TestApp, testApp } from '../testing/app';

const calls = Object.entries(api as Record<string, EndpointSpec>)
  .filter(([, { access }]) => access === 'staff' || access === 'release')
  .map(([key, spec]) => ({ key: key as ApiKey, spec }));
const roles = Object.keys(staffRoles) as StaffRole[];
const states = ['none', 'wanted', 'passed', 'proven'] as const;

type State = (typeof states)[number];

let site: TestApp;
let outsiders: string[];
/** A session of each role in each state. */
const tokens = new Map<string, string>();

async function sessionOf(role: StaffRole, state: State): Promise<string> {
  const { id, token } = await site.user({ roles: [role] });
  const { db } = site.core;
  if (state === 'none') await db.deleteFrom('staff_second_factors').where('user_id', '=', id).execute();
  if (state === 'none' || state === 'wanted')
    await db.updateTable('sessions').set({ second_factor_at: null }).where('user_id', '=', id).execute();
  if (state !== 'proven')
    await db.updateTable('sessions').set({ money_proved_at: null }).where('user_id', '=', id).execute();
  return token;
}

beforeAll(async () => {
  site = await testApp();
  // Whom calls are made about that name nobody: number 1.
  await site.user();
  for (const role of roles)
    for (const state of states) tokens.set(`${role} ${state}`, await sessionOf(role, state));
  const teacher = { is_teacher: true, is_certification: true };
  outsiders = [(await site.user()).token, (await site.user(teacher)).token];
});
afterAll(() => site.close());

/** What the table and the contract say: undefined where the call is let through. */
function expected({ right, money }: EndpointSpec, role: StaffRole, state: State): string | undefined {
  if (right === 'entry') return undefined;
  if (state === 'none') return 'SECOND_FACTOR_MISSING';
  if (state === 'wanted') return 'SECOND_FACTOR_WANTED';
  if (!right || !hasRight([role], right)) return 'RIGHT_MISSING';
  return money && state === 'passed' ? 'PROOF_WANTED' : undefined;
}

const ask = (key: ApiKey, token: string) => site.call(key, { token, body: {} } as never);

test.each(calls)('$key is open to whom the table names, with the second factor', async ({ key, spec }) => {
  for (const role of roles)
    for (const state of states) {
      const { status, data } = await ask(key, tokens.get(`${role} ${state}`) ?? '');
      const reason = (data as { reason?: string } | undefined)?.reason;
      const want = expected(spec, role, state);
      expect([role, state, reason]).toEqual([role, state, want]);
      if (want) expect(status).toBe(403);
      else expect(status).not.toBe(401);
    }
  for (const token of outsiders) expect((await ask(key, token)).status).toBe(403);
  expect((await site.call(key)).status).toBe(401);
});

test('every call of staff has a right, and no other call', () => {
  const all = Object.entries(api as Record<string, EndpointSpec>);
  const wrong = all.filter(
    ([, { access, right }]) => (access === 'staff' || access === 'release') !== (right !== undefined),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});
