import { randomUUID } from 'node:crypto';
import { testApp } from '../../../testing/app';
import { queueMail, sendDueMails } from './queue';
import { mailBox } from './testing/mail-box';

const here = mailBox();
const { ask, freshAddress, notice, now, reader } = here;

test('the address is among the data of its owner, whole in the database and masked on the page', async () => {
  const { token } = await reader();
  const { data } = await here.site.call('GET /privacy/data/:kind', { token, params: { kind: 'mail' } });
  expect(data.records[0]).toContainEqual({ label: '邮箱', value: 'Re***@mail.test' });
});

test('a closed account leaves no address, no code and no mail', async () => {
  const { id, address } = await reader();
  await notice(id);
  const { mailAddress } = await import('./personal-data');
  await here.site.core.db.transaction().execute(async (trx) => mailAddress.erase?.(here.site.core, trx, id));
  for (const table of ['mail_addresses', 'mail_codes', 'mails'] as const)
    expect(await here.site.core.db.selectFrom(table).selectAll().where('user_id', '=', id).execute()).toEqual(
      [],
    );
  expect(
    await here.site.core.db.selectFrom('mails').selectAll().where('address', '=', address).execute(),
  ).toEqual([]);
});

test('a here.site without a server offers nothing and keeps nothing', async () => {
  const bare = await testApp({ areas: ['mail', 'messages'] });
  const { token, id } = await bare.user();
  expect((await bare.call('GET /mail/address', { token })).data.offered).toBe(false);
  const body = { email: 'a@mail.test' };
  expect((await bare.call('POST /mail/address/code', { token, body })).status).toBe(409);
  const { data } = await bare.call('GET /message/settings', { token });
  expect(data.groups.every(({ mail }) => mail === null)).toBe(true);
  // An address from when there was one.
  await bare.core.db
    .insertInto('mail_addresses')
    .values({ user_id: id, address: 'a@mail.test', address_key: 'a@mail.test', confirmed_at: now() })
    .execute();
  await queueMail(bare.core.db, {
    to: { userId: id },
    content: { template: 'notice', data: { title: '无', body: randomUUID(), link: '' } },
    now: now(),
  });
  await sendDueMails(bare.core);
  expect(await bare.core.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  await bare.close();
});

test('who works for the team proves first who they are, before their mails go elsewhere', async () => {
  const staff = await here.site.user({ roles: ['support'] });
  const address = freshAddress();
  const refused = await ask(staff.token, address);
  expect([refused.status, refused.data]).toEqual([403, { step_up: true }]);
  await here.site.core.db
    .updateTable('sessions')
    .set({ stepped_up_at: now(), stepped_up_by: 'sms' })
    .where('user_id', '=', staff.id)
    .execute();
  expect((await ask(staff.token, address)).status).toBe(200);
});

test('what is for the team is not sent to who has left it meanwhile', async () => {
  const { id, address } = await reader();
  const { db } = here.site.core;
  const queueBoth = async () => {
    for (const team of [true, false])
      await queueMail(db, {
        ...{ to: { userId: id }, now: now(), team },
        content: {
          template: 'notice',
          data: { title: team ? '退款超时' : '订单已交付', body: '', link: '' },
        },
      });
  };
  await db
    .insertInto('staff_members')
    .values({ user_id: id, roles: ['support'] })
    .execute();
  await queueBoth();
  await db.deleteFrom('staff_members').where('user_id', '=', id).execute();
  await sendDueMails(here.site.core);
  const subjects = here.server.to(address).map(({ subject }) => subject);
  expect(subjects).toContain('【学术港】订单已交付');
  expect(subjects).not.toContain('【学术港】退款超时');
});
