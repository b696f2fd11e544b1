import type { BodyOf } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { watchTexts } from '../sentinel/watch';
import { allFinder } from './find-all';
import { wordJudge } from './judge';

type Word = BodyOf<'POST /staff/words/publish'>['set'][number];

let site: TestApp;
let other: TestApp;
let moderator: { id: number; token: string };
beforeAll(async () => {
  site = await testApp();
  // A second process on the same database.
  other = await testApp({
    database: { url: site.core.pool.options.connectionString ?? '', drop: async () => {} },
  });
  moderator = await site.user({ roles: ['moderator'], nickname: '审核小文' });
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const word = (text: string, more: Partial<Word> = {}): Word => ({
  ...{ word: text, places: ['post', 'note'], action: 'block', rewrite: '', note: '' },
  ...more,
});

async function versionNow(): Promise<number> {
  return (await site.call('GET /staff/words/list', { token: moderator.token })).data.version;
}

async function publish(set: Word[], remove_ids: number[] = [], base?: number) {
  return site.call('POST /staff/words/publish', {
    token: moderator.token,
    body: { base: base ?? (await versionNow()), note: '值班时补充', set, remove_ids },
  });
}

const note = (at: TestApp, userId: number, user_note: string) =>
  watchTexts(at.core, { userId, place: 'note' }, { user_note });

test('every pattern of many is found in one pass, wherever it stands', () => {
  const patterns = ['he', 'she', 'hers', 'his', '代孕', '孕'];
  const find = allFinder(patterns);
  const found = (text: string) => [...find(text)].map(({ pattern, from }) => `${patterns[pattern]}@${from}`);
  expect(found('ushers')).toEqual(['she@1', 'he@2', 'hers@2']);
  expect(found('代孕代代孕')).toEqual(['代孕@0', '孕@1', '代孕@3', '孕@4']);
  // Held against the plain way, on texts in which nearly everything overlaps.
  const letters = (n: number, seed: number) =>
    Array.from({ length: n }, (_, i) => 'ab'[((i + 1) * seed * 7919) % 13 < 6 ? 0 : 1]).join('');
  const many = [...new Set(Array.from({ length: 60 }, (_, i) => letters((i % 6) + 1, i + 1)))];
  const text = letters(500, 3);
  const plain = many.flatMap((one, pattern) =>
    [...Array(text.length).keys()]
      .filter((at) => text.startsWith(one, at))
      .map((from) => `${pattern}@${from}`),
  );
  expect([...allFinder(many)(text)].map(({ pattern, from }) => `${pattern}@${from}`).sort()).toEqual(
    plain.sort(),
  );
});

test('a word is found in any width, case and disguise, and no word of letters inside another', () => {
  const judge = wordJudge([
    { ...word('微信群发'), folded: '微信群发' },
    { ...word('Sci'), folded: 'sci' },
  ]);
  const found = (text: string) => judge(text, 'post').map((hit) => hit.text);
  expect(found('加入微 信*群發')).toEqual(['微 信*群發']);
  expect(found('ＳＣＩ 期刊')).toEqual(['ＳＣＩ']);
  expect(found('science')).toEqual([]);
  expect(judge('微信群发', 'review')).toEqual([]);
});

test('a word holds at once in every process, is shown with its version, and its end as well', async () => {
  const user = await site.user();
  await expect(note(other, user.id, '出售蓝海资料')).resolves.toBeDefined();
  const { data } = await publish([word('蓝海资料', { rewrite: '公开资料' })]);
  expect(data.version).toMatchObject({ added: 1, removed: 0, made_by: '审核小文' });
  await expect(note(site, user.id, '出售蓝海资料')).rejects.toMatchObject({
    status: 422,
    data: { errors: { user_note: [expect.stringContaining('改为：公开资料')] } },
  });
  await other.heard();
  await expect(note(other, user.id, '出售蓝 海 资料')).rejects.toMatchObject({ status: 422 });
  const list = await site.call('GET /staff/words/list', {
    token: moderator.token,
    query: { keyword: '蓝海', place: 'note', action: 'block' },
  });
  expect(list.data.data).toMatchObject([{ word: '蓝海资料', rewrite: '公开资料' }]);
  await publish([], [list.data.data[0]?.id ?? 0]);
  await other.heard();
  await expect(note(other, user.id, '出售蓝海资料')).resolves.toEqual({ user_note: '出售蓝海资料' });
});

test('of two who publish at once one is told that the list has changed', async () => {
  const base = await versionNow();
  const answers = await Promise.all(['甲乙丙词', '丁戊己词'].map((one) => publish([word(one)], [], base)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await versionNow()).toBe(base + 1);
});

test('versions say what they changed, and an older one is published again', async () => {
  const { data: first } = await publish([word('旧的说法'), word('留着的词')]);
  await publish([word('旧的说法', { action: 'warn' }), word('新的说法')]);
  const now = await versionNow();
  const { data: diff } = await site.call('GET /staff/words/version/:no', {
    token: moderator.token,
    params: { no: now },
  });
  expect(diff.changes).toHaveLength(2);
  expect(diff.changes).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ before: expect.objectContaining({ word: '旧的说法', action: 'block' }) }),
      { before: null, after: expect.objectContaining({ word: '新的说法' }) },
    ]),
  );
  const restored = await site.call('POST /staff/words/restore/:no', {
    token: moderator.token,
    params: { no: first.version.no },
    body: { base: now, note: '误伤太多' },
  });
  expect(restored.data.version).toMatchObject({
    restored_from: first.version.no,
    changed: 1,
    removed: 1,
    added: 0,
  });
  const { data: held } = await site.call('GET /staff/words/list', {
    token: moderator.token,
    query: { keyword: '说法' },
  });
  expect(held.data).toMatchObject([{ word: '旧的说法', action: 'block' }]);
  const same = await site.call('POST /staff/words/restore/:no', {
    token: moderator.token,
    params: { no: first.version.no },
    body: { base: await versionNow(), note: '再来一次' },
  });
  expect(same.status).toBe(409);
});

test('what cannot be is said at the word', async () => {
  expect((await publish([word('好*')])).errors).toEqual({
    'set.0.word': [expect.stringContaining('不足2个字')],
  });
  expect((await publish([word('重复写法'), word('重 复写法')])).errors).toEqual({
    'set.1.word': [expect.stringContaining('写法相同')],
  });
  expect((await publish([])).status).toBe(422);
  const { token } = await site.user({ roles: ['support'] });
  expect((await site.call('GET /staff/words/list', { token })).status).toBe(403);
});

test('a word for a look tells the team of its writer where no queue has the text', async () => {
  await publish([word('内部渠道价', { action: 'review', places: ['post', 'note'] })]);
  const user = await site.user();
  expect(await note(site, user.id, '有内部渠道价吗')).toEqual({ user_note: '有内部渠道价吗' });
  const alerts = await site.call('GET /staff/sentinel/list', { token: moderator.token });
  expect(alerts.data.data.find((one) => one.user.id === user.id)).toMatchObject({
    count: 1,
    hits: [{ rule: '不合适的用语' }],
  });
});

test('whoever writes hears of words of the team before sending, and never of the list', async () => {
  await publish([word('代领快递', { action: 'warn', rewrite: '自行领取', places: ['support'] })]);
  const { token } = await site.user();
  const ask = (text: string, place: 'support' | 'note') =>
    site.call('POST /sentinel/look', { token, body: { text, place } });
  expect((await ask('可以代领快递吗', 'support')).data.hits).toMatchObject([
    { from: 2, to: 6, severity: 'warn', rewrite: '自行领取', hold: false },
  ]);
  expect((await ask('可以代领快递吗', 'note')).data.hits).toEqual([]);
  expect(
    (await site.call('POST /sentinel/look', { body: { text: '代领快递', place: 'support' } })).status,
  ).toBe(401);
});

test('a text is tried against all rules, and nothing of it is kept', async () => {
  await publish([word('试一试的词', { action: 'review' })]);
  const { data } = await site.call('POST /staff/words/try', {
    token: moderator.token,
    body: { text: '求代写，试一试的词', place: 'note' },
  });
  expect(data).toMatchObject({
    outcome: 'refused',
    hits: [
      { rule: 'ghost', word: '' },
      { rule: 'words', word: '试一试的词', hold: true },
    ],
  });
});

test('a nickname is judged as well', async () => {
  await publish([word('独家代理', { places: ['name'] })]);
  const { token } = await site.user();
  const { errors } = await site.call('POST /user/edit', { token, body: { nickname: '独家代理王' } });
  expect(errors).toEqual({ nickname: [expect.stringContaining('独家代理')] });
});
