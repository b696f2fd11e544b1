import { randomUUID } from 'node:crypto';
import { type ApiKey, api, areas, type EndpointSpec } from '@harbor/contract';
import { type TestApp, testApp } from '../testing/app';
import { authorize } from './access';
import { answerWriter } from './answers';
import { urlOf } from './register';

const endpoints = Object.entries(api as Record<string, EndpointSpec>).map(([key, spec]) => ({ key, spec }));
const withLogin = endpoints.filter(({ spec }) => spec.access !== 'public');
const roles: string[] = ['teacher', 'staff', 'release'];
const forRoles = endpoints.filter(({ spec }) => roles.includes(spec.access));

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ full: false });
});
afterAll(() => site.close());

test('no two areas declare the same call', () => {
  const declared = Object.values(areas).reduce((sum, area) => sum + Object.keys(area).length, 0);
  expect(endpoints).toHaveLength(declared);
});

test.each(withLogin)('$key turns visitors away', async ({ key }) => {
  const answer = await site.call(key as ApiKey);
  expect([answer.status, answer.code, answer.msg]).toEqual([401, 401, '请登录']);
});

test.each(withLogin)('$key turns a made-up token away', async ({ key }) => {
  const answer = await site.call(key as ApiKey, { token: `ay_${'A'.repeat(43)}` });
  expect(answer.status).toBe(401);
});

if (forRoles.length > 0)
  test.each(forRoles)('$key is closed to ordinary users', async ({ key }) => {
    const { token } = await site.user();
    expect((await site.call(key as ApiKey, { token })).status).toBe(403);
  });

test.each(endpoints.filter(({ spec }) => !spec.file && !spec.stream))(
  'what writes the answers of $key can be made',
  ({ spec }) => {
    // It is made with the first answer: a shape that cannot be written would show only then.
    expect(answerWriter(spec.data)).toEqual(expect.any(Function));
  },
);

const withBody = endpoints.filter(({ key, spec }) => !key.startsWith('GET ') && !spec.multipart && !spec.raw);

const oneOfSeveral: string[] = ['POST /staff/catalogue/stock/:id' satisfies ApiKey];

/** Bodies whose shape follows from their step, which these lack. */
const ofSteps: string[] = [
  'POST /teacher/v2/certification' satisfies ApiKey,
  'POST /teacher/v3/certification' satisfies ApiKey,
];

test.each(withBody)('$key refuses fields that nobody declared', async ({ key }) => {
  // Whom every call is open to.
  const { token } = await site.user({ is_staff: true, is_teacher: true, is_certification: true });
  const foreign = { is_teacher: 1, is_certification: 1, price: 1, state: 60, user_id: 1, balance: 9 };
  // Parameters that are no plain ids.
  const id = key.includes('dev-builds')
    ? { id: 'AAAAAAAAAAAA' }
    : key.includes('export/ticket')
      ? { id: randomUUID() }
      : /\/files\/:id|\/teacher\/file\//.test(key)
        ? { id: '0'.repeat(26) }
        : {};
  const params = { remote: 'mf-services', queue: 'post', check: 'terms', ...id } as never;
  const answer = await site.call(key as ApiKey, { params, token, body: foreign as never });
  expect(answer.status).toBe(422);
  // Of a body that is one of several shapes, none of which it has, no field can be named.
  expect(answer.errors).toMatchObject(
    oneOfSeveral.includes(key)
      ? { _: [expect.any(String)] }
      : ofSteps.includes(key)
        ? { step: ['步骤不正确'] }
        : { is_teacher: ['不支持的字段'], balance: ['不支持的字段'] },
  );
});

test.each(endpoints.filter(({ key }) => !key.startsWith('GET ')))(
  '$key needs the marker header of our own clients',
  async ({ key }) => {
    const [method = 'POST', path = '/'] = key.split(' ');
    const url = urlOf(path).replace(/:\w+/g, '1');
    const answer = await site.app.inject({ method: method as 'POST', url, payload: {} });
    expect([answer.statusCode, answer.json().msg]).toEqual([403, '请求来源不正确']);
  },
);

test('teacher calls are for certified teachers, staff calls for staff', () => {
  const session = { sessionId: 1, familyId: '', steppedUpAt: null, steppedUpBy: null };
  const user = {
    ...session,
    id: 1,
    nickname: '',
    phone: null,
    is_staff: false,
    staff: null,
    is_teacher: true,
  };
  const [certified, other] = [true, false].map((is_certification) => ({ ...user, is_certification }));
  const ask = (access: 'teacher' | 'staff', who = certified) => authorize({ access }, who ?? null, 0);
  expect(() => ask('teacher')).not.toThrow();
  expect(() => ask('teacher', other)).toThrow('签署接单规范');
  expect(() => ask('teacher', { ...user, is_teacher: false, is_certification: false })).toThrow('认证成功后');
  expect(() => ask('staff')).toThrow('没有权限');
});
