import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../../../testing/app';
import type { Mailer } from './mailer';
import { queueMail, sendDueMails } from './queue';
import { type MailServer, mailServer } from './testing/mail-server';

let server: MailServer;
let site: TestApp;
beforeAll(async () => {
  server = await mailServer();
  site = await testApp({
    areas: ['mail', 'messages', 'privacy'],
    env: {
      HARBOR_LIMITS: 'production',
      HARBOR_SMTP_URL: server.url,
      HARBOR_MAIL_FROM: '学术港 <notice@harbor.test>',
      HARBOR_PUBLIC_URL: 'https://www.example.cn',
    },
  });
});
beforeEach(() => {
  site.clock.toNext('day');
  server.answer = undefined;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

let count = 0;
const freshAddress = () => {
  count += 1;
  return `Reader${count}@mail.test`;
};

const ask = (token: string, email: string, ip?: string) =>
  site.call('POST /mail/address/code', {
    token,
    body: { email },
    ip: ip ?? `10.0.${count % 250}.${count % 200}`,
  });
const confirm = (token: string, email: string, code: string) =>
  site.call('POST /mail/address/confirm', { token, body: { email, code } });
const remove = (token: string) => site.call('POST /mail/address/remove', { token, body: {} });
const state = async (token: string) => (await site.call('GET /mail/address', { token })).data;
const codeIn = (address: string) =>
  /验证码 (\d{6})/.exec(server.to(address).at(-1)?.subject ?? '')?.[1] ?? '';
/** Another code that is not the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function codeFor(token: string, address: string): Promise<string> {
  const { status } = await ask(token, address);
  expect(status).toBe(200);
  await sendDueMails(site.core);
  return codeIn(address);
}

async function reader() {
  const user = await site.user();
  const address = freshAddress();
  expect((await confirm(user.token, address, await codeFor(user.token, address))).status).toBe(200);
  await sendDueMails(site.core);
  return { ...user, address };
}

const now = () => new Date(site.clock.now());
const notice = (userId: number, title = '您的订单已交付') =>
  queueMail(site.core.db, {
    to: { userId },
    content: { template: 'notice', data: { title, body: '请查看。', link: '/orderdetail/12' } },
    now: now(),
  });
const rowsOf = (userId: number) =>
  site.core.db
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .where('template', '=', 'notice')
    .orderBy('created_at', 'desc')
    .execute();
const newestOf = async (userId: number) => (await rowsOf(userId))[0];

describe('an address', () => {
  test('is bound by the code that was mailed to it, shown masked, and removed again', async () => {
    const { token, id } = await site.user();
    const address = freshAddress();
    expect(await state(token)).toEqual({ offered: true, address: '', confirmed_at: null });
    const asked = await ask(token, address);
    expect(asked.data).toEqual({ resend_after: 60, expires_in: 600 });
    await sendDueMails(site.core);
    const [mail] = server.to(address);
    expect(mail?.from).toBe('notice@harbor.test');
    expect(mail?.text).toContain('10 分钟内有效');
    const bound = await confirm(token, address, codeIn(address));
    expect(bound.data).toMatchObject({ offered: true, address: `Re***@mail.test` });
    expect((await remove(token)).data).toEqual({ offered: true, address: '', confirmed_at: null });
    const log = await site.core.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('actor_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['mail.bound', 'mail.removed']);
    expect(JSON.stringify(log)).not.toContain(address);
  });

  test('changes are told in the message centre, and by mail to the new address', async () => {
    const { token, address } = await reader();
    expect(server.to(address).at(-1)?.subject).toBe('【学术港】邮箱已绑定');
    const { data } = await site.call('POST /message/notice', { token, body: {} });
    expect(data.data.map(({ title }) => title)).toEqual(['邮箱已绑定']);
  });

  test.each([
    'nobody',
    'a@b',
    'a b@mail.test',
    'a@mail.test\r\nBcc: other@mail.test',
    'a@mail.test,other@mail.test',
    '"a"@mail.test',
    '<a@mail.test>',
    'a@mail.test>\r\nRCPT TO:<other@mail.test',
    '张三@mail.test',
    'a..b@mail.test',
  ])('%j is refused before anything is queued', async (email) => {
    const { token, id } = await site.user();
    const { status, errors } = await ask(token, email);
    expect([status, errors.email]).toEqual([422, ['请输入正确的邮箱']]);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('belongs to one account, whatever its capitals, which only who reads its mails learns', async () => {
    const { address } = await reader();
    const other = await site.user();
    site.clock.advance(3_600_000);
    const same = address.toUpperCase();
    expect((await ask(other.token, same)).status).toBe(200);
    await sendDueMails(site.core);
    const answer = await confirm(other.token, same, codeIn(same));
    expect([answer.status, answer.msg]).toEqual([409, expect.stringContaining('该邮箱已绑定其他账号')]);
    expect((await state(other.token)).address).toBe('');
  });

  test('two accounts that bind it side by side: one has it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const address = freshAddress();
      const people = [await site.user(), await site.user()];
      const codes: string[] = [];
      for (const { token } of people) {
        codes.push(await codeFor(token, address));
        site.clock.advance(61_000);
      }
      const answers = await Promise.all(
        people.map(({ token }, n) => confirm(token, address, codes[n] ?? '')),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  test('cannot be bound to an account that is being closed', async () => {
    const { token, id } = await site.user();
    const address = freshAddress();
    const code = await codeFor(token, address);
    await site.core.db.updateTable('users').set({ status: 3 }).where('id', '=', id).execute();
    expect((await confirm(token, address, code)).status).not.toBe(200);
    const rows = await site.core.db
      .selectFrom('mail_addresses')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('a code', () => {
  test('stands nowhere in the database', async () => {
    const { token } = await site.user();
    const address = freshAddress();
    await ask(token, address);
    const waiting = JSON.stringify(
      await site.core.db.selectFrom('mails').selectAll().where('address', '=', address).execute(),
    );
    const kept = JSON.stringify(await site.core.db.selectFrom('mail_codes').selectAll().execute());
    await sendDueMails(site.core);
    const code = codeIn(address);
    expect(code).toMatch(/^\d{6}$/);
    expect([waiting.includes(code), kept.includes(`"${code}"`)]).toEqual([false, false]);
  });

  test('is burnt after five wrong tries', async () => {
    const { token } = await site.user();
    const address = freshAddress();
    const code = await codeFor(token, address);
    for (let n = 0; n < 5; n += 1) expect((await confirm(token, address, wrong(code))).status).toBe(422);
    expect((await confirm(token, address, code)).status).toBe(422);
  });

  test('guessed by many at once is tried five times', async () => {
    const { token } = await site.user();
    const address = freshAddress();
    await codeFor(token, address);
    const guesses = Array.from({ length: 25 }, (_, n) => confirm(token, address, String(n).padStart(6, '0')));
    await Promise.all(guesses);
    const { tries } = await site.core.db
      .selectFrom('mail_codes')
      .select('tries')
      .where('address_key', '=', address.toLowerCase())
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  test('is good once, for twins too', async () => {
    const { token, id } = await site.user();
    const address = freshAddress();
    const code = await codeFor(token, address);
    const twins = await Promise.all([confirm(token, address, code), confirm(token, address, code)]);
    expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    await remove(token);
    expect((await confirm(token, address, code)).status).toBe(422);
    expect(await state(token)).toMatchObject({ address: '' });
    expect(id).toBeGreaterThan(0);
  });

  test('is good for its own address and its own account alone', async () => {
    const [one, other] = [await site.user(), await site.user()];
    const [address, elsewhere] = [freshAddress(), freshAddress()];
    const code = await codeFor(one.token, address);
    expect((await confirm(one.token, elsewhere, code)).status).toBe(422);
    expect((await confirm(other.token, address, code)).status).toBe(422);
    site.clock.advance(61_000);
    await codeFor(one.token, elsewhere);
    expect((await confirm(one.token, elsewhere, code)).status).toBe(422);
    expect((await confirm(one.token, address, code)).status).toBe(200);
  });

  test('ends after ten minutes, and is not mailed any more then', async () => {
    const { token } = await site.user();
    const address = freshAddress();
    const code = await codeFor(token, address);
    site.clock.advance(10 * 60_000 + 1);
    expect((await confirm(token, address, code)).status).toBe(422);
    await ask(token, address);
    site.clock.advance(11 * 60_000);
    await sendDueMails(site.core);
    expect(server.to(address)).toHaveLength(1);
  });

  test('can be had again after a minute, four times an hour for an address, five for a person', async () => {
    const { token } = await site.user();
    const address = freshAddress();
    expect((await ask(token, address)).status).toBe(200);
    const soon = await ask(token, address);
    expect([soon.status, Number(soon.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    for (let n = 0; n < 3; n += 1) {
      site.clock.advance(61_000);
      expect((await ask(token, address, `10.1.0.${n}`)).status).toBe(200);
    }
    site.clock.advance(61_000);
    expect((await ask(token, address)).status).toBe(429);
    const other = await site.user();
    expect((await ask(other.token, address)).status).toBe(429);
    expect((await ask(token, freshAddress())).status).toBe(200);
    site.clock.advance(61_000);
    expect((await ask(token, freshAddress())).status).toBe(429);
  });

  test('is asked for by ten at once: one is mailed', async () => {
    const { token } = await site.user();
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a mail', () => {
  test('says what happened, leads there, and how to stop it', async () => {
    const { id, address } = await reader();
    await notice(id);
    await sendDueMails(site.core);
    const mail = server.to(address).at(-1);
    expect(mail?.subject).toBe('【学术港】您的订单已交付');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('https://www.example.cn/orderdetail/12');
      expect(text).toContain('https://www.example.cn/message/settings');
    }
    expect(await newestOf(id)).toMatchObject({ outcome: 'sent', data: {} });
  });

  test('is text, whatever stands in it: no header and no markup comes of it', async () => {
    const { id, address } = await reader();
    await queueMail(site.core.db, {
      to: { userId: id },
      content: {
        template: 'notice',
        data: {
          title: '注意\r\nBcc: victim@mail.test\r\n\r\n<b>x</b>',
          body: '<script>alert(1)</script>\u2028第二行 & "引号"',
          link: '//evil.test/x',
        },
      },
      now: now(),
    });
    await sendDueMails(site.core);
    const mail = server.to(address).at(-1);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.to).toEqual([address]);
    expect(mail?.subject).toBe('【学术港】注意 Bcc: victim@mail.test <b>x</b>');
    expect(mail?.html).not.toMatch(/<script|<b>|evil\.test/);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(server.to('victim@mail.test')).toEqual([]);
  });

  test('goes out once, also when several send at the same time', async () => {
    const { id, address } = await reader();
    const before = server.to(address).length;
    await notice(id);
    await Promise.all(Array.from({ length: 5 }, () => sendDueMails(site.core)));
    await sendDueMails(site.core);
    expect(server.to(address)).toHaveLength(before + 1);
  });

  test('does not exist when what it is about did not happen', async () => {
    const { id } = await reader();
    const before = (await rowsOf(id)).length;
    await site.core.db
      .transaction()
      .execute(async (trx) => {
        await queueMail(trx, {
          to: { userId: id },
          content: { template: 'notice', data: { title: '无', body: '', link: '' } },
          now: now(),
        });
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await rowsOf(id)).toHaveLength(before);
  });

  test('to who has no address is not queued, and one whose address was removed is not sent', async () => {
    const nobody = await site.user();
    await notice(nobody.id);
    expect(await rowsOf(nobody.id)).toEqual([]);
    const { id, token, address } = await reader();
    const before = server.to(address).length;
    await notice(id);
    await remove(token);
    await sendDueMails(site.core);
    expect(server.to(address)).toHaveLength(before);
  });

  test('whose address goes after it was taken up is dropped', async () => {
    const { id, address } = await reader();
    const before = server.to(address).length;
    await notice(id);
    await site.core.db.deleteFrom('mail_addresses').where('user_id', '=', id).execute();
    await sendDueMails(site.core);
    expect([server.to(address).length, (await newestOf(id))?.outcome]).toEqual([before, 'dropped']);
  });

  test('goes to the address that its owner has by then', async () => {
    const { id, token, address } = await reader();
    site.clock.advance(61_000);
    await queueMail(site.core.db, {
      to: { userId: id },
      content: { template: 'notice', data: { title: '您的订单已交付', body: '', link: '' } },
      now: now(),
      sendAt: new Date(site.clock.now() + 300_000),
    });
    const next = freshAddress();
    await confirm(token, next, await codeFor(token, next));
    site.clock.advance(301_000);
    await sendDueMails(site.core);
    expect(server.to(next).some(({ subject }) => subject.includes('您的订单已交付'))).toBe(true);
    expect(server.to(address).some(({ subject }) => subject.includes('您的订单已交付'))).toBe(false);
  });

  test('to the team goes to the address given, with words of its own', async () => {
    const address = freshAddress();
    await queueMail(site.core.db, {
      to: { address },
      content: { template: 'notice', data: { title: '有工单超时', body: '', link: '/staff/tickets' } },
      now: now(),
    });
    await sendDueMails(site.core);
    expect(server.to(address)[0]?.text).toContain('请告诉站点管理员');
  });
});

describe('a server that does not take a mail', () => {
  test('for now gets it again after growing pauses, until it is given up', async () => {
    const { id, address } = await reader();
    const before = server.to(address).length;
    server.answer = { at: 'recipient', code: 450 };
    await notice(id);
    const waits: number[] = [];
    for (let row = await newestOf(id); row && !row.done_at; row = await newestOf(id)) {
      site.clock.advance(Math.max(0, row.next_at.getTime() - site.clock.now()));
      await sendDueMails(site.core);
      const after = await newestOf(id);
      if (after && !after.done_at)
        waits.push(Math.round((after.next_at.getTime() - site.clock.now()) / 60_000));
    }
    expect(waits).toEqual([1, 5, 20, 60, 180, 360, 720]);
    expect([server.to(address).length, (await newestOf(id))?.outcome]).toEqual([before, 'given_up']);
  });

  test('then takes it: it is there once', async () => {
    const { id, address } = await reader();
    const before = server.to(address).length;
    server.answer = { at: 'text', code: 451 };
    await notice(id);
    await sendDueMails(site.core);
    server.answer = undefined;
    site.clock.advance(61_000);
    await sendDueMails(site.core);
    site.clock.advance(86_400_000);
    await sendDueMails(site.core);
    expect(server.to(address)).toHaveLength(before + 1);
  });

  test.each(['recipient', 'text'] as const)('for good, at the %s, is not asked again', async (at) => {
    const { id } = await reader();
    server.answer = { at, code: 550 };
    await notice(id);
    await sendDueMails(site.core);
    expect(await newestOf(id)).toMatchObject({ outcome: 'refused', tries: 1, data: {} });
  });
});

describe('a mail that a server took', () => {
  /** The site with a mailer of the test, and a database that fails while it is told to. */
  function siteWith(send: Mailer['send']) {
    const state = { broken: false };
    const db = site.core.db.withPlugin({
      transformQuery: ({ node }) => {
        if (state.broken) throw new Error('the database is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const verify = async () => ({ ok: true as const });
    const mailer: Mailer = { name: 'smtp', revealsCodes: false, send, verify };
    return { core: { ...site.core, db, mailer }, state };
  }

  test('is not sent again, though its row could not be written then', async () => {
    const { id } = await reader();
    await notice(id);
    let sends = 0;
    const { core, state } = siteWith(async () => {
      sends += 1;
      state.broken = true;
      return { ok: true };
    });
    await sendDueMails(core);
    expect(await newestOf(id)).toMatchObject({ outcome: null });
    state.broken = false;
    site.clock.advance(11 * 60_000);
    await sendDueMails(core);
    expect([sends, (await newestOf(id))?.outcome]).toEqual([1, 'sent']);
  });

  test('is nobody else’s while it is on its way', async () => {
    const { id } = await reader();
    await notice(id);
    let sends = 0;
    const { core } = siteWith(async () => {
      sends += 1;
      await sendDueMails(core);
      return { ok: true };
    });
    await sendDueMails(core);
    expect(sends).toBe(1);
  });

  test('is the first of many: while no server is reached they are not tried one by one, and lose no try', async () => {
    const { id } = await reader();
    for (let n = 0; n < 12; n += 1) await notice(id);
    let sends = 0;
    const { core } = siteWith(async () => {
      sends += 1;
      return { ok: false, kind: 'unreachable', reason: 'test' };
    });
    await sendDueMails(core);
    const tries = (await rowsOf(id)).filter(({ done_at }) => !done_at).map((row) => row.tries);
    expect(sends).toBeLessThanOrEqual(4);
    expect(tries.filter((n) => n === 0)).toHaveLength(12 - sends);
  });
});

describe('limits', () => {
  test('one person gets sixty mails a day; what is beyond is dropped, not kept', async () => {
    const { id, address } = await reader();
    const before = server.to(address).length;
    for (let n = 0; n < 70; n += 1) await notice(id, `第 ${n} 件`);
    for (let n = 0; n < 5; n += 1) await sendDueMails(site.core);
    // The notice of the binding was one of them.
    expect(server.to(address).length - before).toBe(59);
    const waiting = (await rowsOf(id)).filter(({ done_at }) => !done_at);
    expect(waiting).toEqual([]);
  });

  test('beyond the hour of the whole site mails wait, and their tries are not counted', async () => {
    const { id, address } = await reader();
    const before = server.to(address).length;
    const { mail } = site.core.settings;
    const perHour = mail.perHour;
    mail.perHour = 0;
    await notice(id);
    await sendDueMails(site.core);
    expect(await newestOf(id)).toMatchObject({ tries: 0, done_at: null });
    mail.perHour = perHour;
    site.clock.advance(3_600_000);
    await sendDueMails(site.core);
    expect(server.to(address)).toHaveLength(before + 1);
  });
});

test('the address is among the data of its owner, whole in the database and masked on the page', async () => {
  const { token } = await reader();
  const { data } = await site.call('GET /privacy/data/:kind', { token, params: { kind: 'mail' } });
  expect(data.records[0]).toContainEqual({ label: '邮箱', value: 'Re***@mail.test' });
});

test('a closed account leaves no address, no code and no mail', async () => {
  const { id, address } = await reader();
  await notice(id);
  const { mailAddress } = await import('./personal-data');
  await site.core.db.transaction().execute(async (trx) => mailAddress.erase?.(site.core, trx, id));
  for (const table of ['mail_addresses', 'mail_codes', 'mails'] as const)
    expect(await site.core.db.selectFrom(table).selectAll().where('user_id', '=', id).execute()).toEqual([]);
  expect(await site.core.db.selectFrom('mails').selectAll().where('address', '=', address).execute()).toEqual(
    [],
  );
});

test('a site without a server offers nothing and keeps nothing', async () => {
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
