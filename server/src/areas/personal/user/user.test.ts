import { type TestApp, testApp } from '../../../testing/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['user', 'auth'] });
});
afterAll(() => site.close());

test('what is given changes, the rest stays', async () => {
  const { token } = await site.user({ unit: '复旦大学' });
  const { data } = await site.call('POST /user/edit', { token, body: { nickname: '  知远  ', gender: 1 } });
  expect(data).toMatchObject({ nickname: '知远', gender: 1, unit: '复旦大学' });
  expect((await site.call('GET /userInfo', { token })).data.nickname).toBe('知远');
});

test.each([
  [{ nickname: '一' }, 'nickname', '昵称为2至12个字'],
  [{ nickname: '\u3164\u2800\u200b' }, 'nickname', '昵称为2至12个字'],
  [{ nickname: '客\u3164服小王' }, 'nickname', '不能包含“客服”'],
  [{ nickname: '学术港客服' }, 'nickname', '不能包含“学术港”'],
  [{ bio: '专业代写论文' }, 'bio', '不能包含“代写”'],
  [{ bio: '论文代\u200b 写，先付款' }, 'bio', '不能包含“代写”'],
  [{ nickname: '客　服小王' }, 'nickname', '不能包含“客服”'],
  [{ unit: '官方认证，保录用' }, 'unit', '不能包含“保录用”'],
  [{ bio: '字'.repeat(201) }, 'bio', '简介最多200个字'],
  [{ identity: '院士' }, 'identity', '请选择身份'],
  [{ subject_ids: [1, 2, 3, 4] }, 'subject_ids', '研究方向最多选3个'],
  [{ subject_ids: [8, 8] }, 'subject_ids', '研究方向不能重复'],
  [{ subject_ids: [99] }, 'subject_ids.0', '请选择研究方向'],
  [{ avatar_img: '/media/uploads/2026/01/OTHER.webp' }, 'avatar_img', '请上传自己的图片作为头像'],
  [{ avatar_img: 'https://evil.example/a.png' }, 'avatar_img', '请上传自己的图片作为头像'],
])('%j is refused', async (body, field, message) => {
  const { token } = await site.user();
  const { status, errors } = await site.call('POST /user/edit', { token, body: body as never });
  expect([status, errors[field]]).toEqual([422, [message]]);
});

test('disciplines are kept in their order', async () => {
  const { token } = await site.user();
  expect((await site.call('GET /userInfo', { token })).data.subject_ids).toEqual([]);
  await site.call('POST /user/edit', { token, body: { subject_ids: [8, 7] } });
  expect((await site.call('GET /userInfo', { token })).data.subject_ids).toEqual([8, 7]);
});

test('nobody makes a teacher of themselves', async () => {
  const { token } = await site.user();
  const { status } = await site.call('POST /user/edit', { token, body: { is_teacher: true } as never });
  expect(status).toBe(422);
  expect((await site.call('GET /userInfo', { token })).data.is_teacher).toBe(0);
});

test('a fresh account counts nothing', async () => {
  const { token } = await site.user();
  const { data } = await site.call('GET /user/get_pc_num', { token });
  expect(Object.values(data).every((count) => count === 0)).toBe(true);
});

test('whom somebody follows and who follows them is counted', async () => {
  const [me, other, third] = [await site.user(), await site.user(), await site.user()];
  const created_at = new Date(site.clock.now());
  await site.core.db
    .insertInto('member_follows')
    .values([
      { user_id: me.id, followed_id: other.id, created_at },
      { user_id: other.id, followed_id: me.id, created_at },
      { user_id: third.id, followed_id: me.id, created_at },
    ])
    .execute();
  const { data } = await site.call('GET /user/get_pc_num', { token: me.token });
  expect(data).toMatchObject({ follow: 1, fans: 2 });
});
