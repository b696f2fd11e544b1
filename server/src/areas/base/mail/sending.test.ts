import { queueMail, sendDueMails } from './queue';
import { mailBox } from './testing/mail-box';

const here = mailBox();
const { freshAddress, confirm, remove, codeFor, reader, now, notice, rowsOf, newestOf } = here;

describe('a mail', () => {
  test('says what happened, leads there, and how to stop it', async () => {
    const { id, address } = await reader();
    await notice(id);
    await sendDueMails(here.site.core);
    const mail = here.server.to(address).at(-1);
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
    await queueMail(here.site.core.db, {
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
    await sendDueMails(here.site.core);
    const mail = here.server.to(address).at(-1);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.to).toEqual([address]);
    expect(mail?.subject).toBe('【学术港】注意 Bcc: victim@mail.test <b>x</b>');
    expect(mail?.html).not.toMatch(/<script|<b>|evil\.test/);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(here.server.to('victim@mail.test')).toEqual([]);
  });

  test('goes out once, also when several send at the same time', async () => {
    const { id, address } = await reader();
    const before = here.server.to(address).length;
    await notice(id);
    await Promise.all(Array.from({ length: 5 }, () => sendDueMails(here.site.core)));
    await sendDueMails(here.site.core);
    expect(here.server.to(address)).toHaveLength(before + 1);
  });

  test('does not exist when what it is about did not happen', async () => {
    const { id } = await reader();
    const before = (await rowsOf(id)).length;
    await here.site.core.db
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
    const nobody = await here.site.user();
    await notice(nobody.id);
    expect(await rowsOf(nobody.id)).toEqual([]);
    const { id, token, address } = await reader();
    const before = here.server.to(address).length;
    await notice(id);
    await remove(token);
    await sendDueMails(here.site.core);
    expect(here.server.to(address)).toHaveLength(before);
  });

  test('whose address goes after it was taken up is dropped', async () => {
    const { id, address } = await reader();
    const before = here.server.to(address).length;
    await notice(id);
    await here.site.core.db.deleteFrom('mail_addresses').where('user_id', '=', id).execute();
    await sendDueMails(here.site.core);
    expect([here.server.to(address).length, (await newestOf(id))?.outcome]).toEqual([before, 'dropped']);
  });

  test('goes to the address that its owner has by then', async () => {
    const { id, token, address } = await reader();
    here.site.clock.advance(61_000);
    await queueMail(here.site.core.db, {
      to: { userId: id },
      content: { template: 'notice', data: { title: '您的订单已交付', body: '', link: '' } },
      now: now(),
      sendAt: new Date(here.site.clock.now() + 300_000),
    });
    const next = freshAddress();
    await confirm(token, next, await codeFor(token, next));
    here.site.clock.advance(301_000);
    await sendDueMails(here.site.core);
    expect(here.server.to(next).some(({ subject }) => subject.includes('您的订单已交付'))).toBe(true);
    expect(here.server.to(address).some(({ subject }) => subject.includes('您的订单已交付'))).toBe(false);
  });

  test('to the team goes to the address given, with words of its own', async () => {
    const address = freshAddress();
    await queueMail(here.site.core.db, {
      to: { address },
      content: { template: 'notice', data: { title: '有工单超时', body: '', link: '/staff/tickets' } },
      now: now(),
    });
    await sendDueMails(here.site.core);
    expect(here.server.to(address)[0]?.text).toContain('请告诉站点管理员');
  });
});
