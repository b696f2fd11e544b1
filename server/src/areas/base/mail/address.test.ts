import { sendDueMails } from './queue';
import { mailBox } from './testing/mail-box';

const here = mailBox();
const { freshAddress, ask, confirm, remove, state, codeIn, codeFor, reader, rowsOf } = here;

describe('an address', () => {
  test('is bound by the code that was mailed to it, shown masked, and removed again', async () => {
    const { token, id } = await here.site.user();
    const address = freshAddress();
    expect(await state(token)).toEqual({ offered: true, address: '', confirmed_at: null });
    const asked = await ask(token, address);
    expect(asked.data).toEqual({ resend_after: 60, expires_in: 600 });
    await sendDueMails(here.site.core);
    const [mail] = here.server.to(address);
    expect(mail?.from).toBe('notice@harbor.test');
    expect(mail?.text).toContain('10 分钟内有效');
    const bound = await confirm(token, address, codeIn(address));
    expect(bound.data).toMatchObject({ offered: true, address: `Re***@mail.test` });
    expect((await remove(token)).data).toEqual({ offered: true, address: '', confirmed_at: null });
    const log = await here.site.core.db
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
    expect(here.server.to(address).at(-1)?.subject).toBe('【学术港】邮箱已绑定');
    const { data } = await here.site.call('POST /message/notice', { token, body: {} });
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
    const { token, id } = await here.site.user();
    const { status, errors } = await ask(token, email);
    expect([status, errors.email]).toEqual([422, ['请输入正确的邮箱']]);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('belongs to one account, whatever its capitals, which only who reads its mails learns', async () => {
    const { address } = await reader();
    const other = await here.site.user();
    here.site.clock.advance(3_600_000);
    const same = address.toUpperCase();
    expect((await ask(other.token, same)).status).toBe(200);
    await sendDueMails(here.site.core);
    const answer = await confirm(other.token, same, codeIn(same));
    expect([answer.status, answer.msg]).toEqual([409, expect.stringContaining('该邮箱已绑定其他账号')]);
    expect((await state(other.token)).address).toBe('');
  });

  test('two accounts that bind it side by side: one has it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const address = freshAddress();
      const people = [await here.site.user(), await here.site.user()];
      const codes: string[] = [];
      for (const { token } of people) {
        codes.push(await codeFor(token, address));
        here.site.clock.advance(61_000);
      }
      const answers = await Promise.all(
        people.map(({ token }, n) => confirm(token, address, codes[n] ?? '')),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  test('cannot be bound to an account that is being closed', async () => {
    const { token, id } = await here.site.user();
    const address = freshAddress();
    const code = await codeFor(token, address);
    await here.site.core.db.updateTable('users').set({ status: 3 }).where('id', '=', id).execute();
    expect((await confirm(token, address, code)).status).not.toBe(200);
    const rows = await here.site.core.db
      .selectFrom('mail_addresses')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});
