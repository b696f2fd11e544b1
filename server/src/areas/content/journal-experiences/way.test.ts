import { randomUUID } from 'node:crypto';
import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import {
  decide,
  experienceAreas,
  messagesOf,
  publish,
  putExperience,
  read,
  told,
  write,
} from './testing/experiences';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
  staff = await site.user({ roles: ['moderator'] });
});
afterAll(() => site.close());

test('is read by everybody once it is published, without its author', async () => {
  const author = await site.user({ nickname: '林间的风' });
  const journal = await putJournal(site.core.db);
  const { data, status } = await write(site, author.token, journal);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    status_text: '待审核',
    first_days: 60,
    total_days: 140,
    actions: { edit: true, withdraw: true },
  });
  expect((await read(site, journal)).data.total).toBe(0);
  await publish(site, staff.token, data.id, data.revision);
  await site.heard();
  const seen = await read(site, journal);
  expect(seen.data.data).toMatchObject([{ id: data.id, total_days: 140, own: false, marked: false }]);
  const said = JSON.stringify(seen.data);
  expect(said).not.toContain('林间的风');
  expect(said).not.toContain('user_id');
  expect(said).not.toContain('submitted_on');
  expect((await read(site, journal, author.token)).data.data[0]?.own).toBe(true);
  expect(await messagesOf(site, author.id)).toEqual(['您的投稿经验已发布']);
});

test('is given back with a reason, changed, and handed in again', async () => {
  const { id: userId, token } = await site.user();
  const journal = await putJournal(site.core.db);
  const { data } = await write(site, token, journal);
  const back = await site.call('POST /staff/experience/return/:id', {
    token: staff.token,
    params: { id: data.id },
    body: { revision: data.revision, reason: '请去掉编辑的姓名' },
  });
  expect(back.data).toMatchObject({ status_text: '退回修改', reason: '请去掉编辑的姓名' });
  expect(await messagesOf(site, userId)).toEqual(['您的投稿经验需要修改']);
  const again = await site.call('POST /magazine/experience/edit/:id', {
    token,
    params: { id: data.id },
    body: { revision: back.data.revision, ...told(site, { difficulty: 4 }) },
  });
  expect(again.data).toMatchObject({ status_text: '待审核', reason: '', difficulty: 4 });
});

test('a published one that its author changes is not seen until it is looked at again', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  const { data } = await write(site, token, journal);
  const shown = await publish(site, staff.token, data.id, data.revision);
  await site.call('POST /magazine/experience/edit/:id', {
    token,
    params: { id: data.id },
    body: { revision: shown.data.revision, ...told(site, { difficulty: 5 }) },
  });
  await site.heard();
  expect((await read(site, journal)).data.total).toBe(0);
});

test('is taken away by its author, and taken down and brought back by the team, who may take that back', async () => {
  const { id: userId, token } = await site.user();
  const journal = await putJournal(site.core.db);
  const id = await putExperience(site, { journal_id: journal, user_id: userId, status: 2 });
  const down = await decide(site, staff.token, 'down', id, '点名了审稿人');
  expect(down.data).toMatchObject({ status_text: '已下架', reason: '点名了审稿人' });
  const mine = await site.call('GET /magazine/experience/mine', { token });
  expect(mine.data.data).toMatchObject([
    { id, reason: '点名了审稿人', actions: { edit: false, withdraw: false } },
  ]);
  const undone = await site.call('POST /staff/desk/undo/:queue/:id', {
    token: staff.token,
    params: { queue: 'experience', id },
  });
  expect(undone.status).toBe(200);
  await site.heard();
  const [seen] = (await read(site, journal)).data.data;
  expect(seen?.id).toBe(id);
  await decide(site, staff.token, 'down', id, '再次点名');
  const restored = await decide(site, staff.token, 'restore', id, '作者已说明');
  const gone = await site.call('POST /magazine/experience/withdraw/:id', {
    token,
    params: { id },
    body: { revision: restored.data.revision },
  });
  expect(gone.data.status_text).toBe('已撤下');
  await site.heard();
  expect((await read(site, journal)).data.total).toBe(0);
});

test('many are published at once', async () => {
  const { id: userId } = await site.user();
  const ids = await Promise.all(
    [1, 2, 3].map(async () =>
      putExperience(site, { journal_id: await putJournal(site.core.db), user_id: userId, status: 1 }),
    ),
  );
  const done = await site.call('POST /staff/desk/batch/:queue', {
    token: staff.token,
    params: { queue: 'experience' },
    body: { action: 'publish', ids },
    idempotencyKey: randomUUID(),
  });
  expect(done.status).toBe(200);
  for (const id of ids)
    expect((await getRow(site.core.db, 'journal_experiences', { id }, ['status'])).status).toBe(2);
});
