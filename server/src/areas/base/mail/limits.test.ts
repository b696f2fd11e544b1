import { sendDueMails } from './queue';
import { mailBox } from './testing/mail-box';

const here = mailBox();
const { reader, notice, rowsOf, newestOf } = here;

describe('limits', () => {
  test('one person gets sixty mails a day; what is beyond is dropped, not kept', async () => {
    const { id, address } = await reader();
    const before = here.server.to(address).length;
    for (let n = 0; n < 70; n += 1) await notice(id, `第 ${n} 件`);
    for (let n = 0; n < 5; n += 1) await sendDueMails(here.site.core);
    // The notice of the binding was one of them.
    expect(here.server.to(address).length - before).toBe(59);
    const waiting = (await rowsOf(id)).filter(({ done_at }) => !done_at);
    expect(waiting).toEqual([]);
  });

  test('beyond the hour of the whole here.site mails wait, and their tries are not counted', async () => {
    const { id, address } = await reader();
    const before = here.server.to(address).length;
    const { mail } = here.site.core.settings;
    const perHour = mail.perHour;
    mail.perHour = 0;
    await notice(id);
    await sendDueMails(here.site.core);
    expect(await newestOf(id)).toMatchObject({ tries: 0, done_at: null });
    mail.perHour = perHour;
    here.site.clock.advance(3_600_000);
    await sendDueMails(here.site.core);
    expect(here.server.to(address)).toHaveLength(before + 1);
  });
});
