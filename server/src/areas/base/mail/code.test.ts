import { sendDueMails } from './queue';
import { mailBox } from './testing/mail-box';

const here = mailBox();
const { freshAddress, ask, confirm, remove, state, codeIn, wrong, codeFor } = here;

describe('a code', () => {
  test('stands nowhere in the database', async () => {
    const { token } = await here.site.user();
    const address = freshAddress();
    await ask(token, address);
    const waiting = JSON.stringify(
      await here.site.core.db.selectFrom('mails').selectAll().where('address', '=', address).execute(),
    );
    const kept = JSON.stringify(await here.site.core.db.selectFrom('mail_codes').selectAll().execute());
    await sendDueMails(here.site.core);
    const code = codeIn(address);
    expect(code).toMatch(/^\d{6}$/);
    expect([waiting.includes(code), kept.includes(`"${code}"`)]).toEqual([false, false]);
  });

  test('is burnt after five wrong tries', async () => {
    const { token } = await here.site.user();
    const address = freshAddress();
    const code = await codeFor(token, address);
    for (let n = 0; n < 5; n += 1) expect((await confirm(token, address, wrong(code))).status).toBe(422);
    expect((await confirm(token, address, code)).status).toBe(422);
  });

  test('guessed by many at once is tried five times', async () => {
    const { token } = await here.site.user();
    const address = freshAddress();
    await codeFor(token, address);
    const guesses = Array.from({ length: 25 }, (_, n) => confirm(token, address, String(n).padStart(6, '0')));
    await Promise.all(guesses);
    const { tries } = await here.site.core.db
      .selectFrom('mail_codes')
      .select('tries')
      .where('address_key', '=', address.toLowerCase())
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  test('is good once, for twins too', async () => {
    const { token, id } = await here.site.user();
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
    const [one, other] = [await here.site.user(), await here.site.user()];
    const [address, elsewhere] = [freshAddress(), freshAddress()];
    const code = await codeFor(one.token, address);
    expect((await confirm(one.token, elsewhere, code)).status).toBe(422);
    expect((await confirm(other.token, address, code)).status).toBe(422);
    here.site.clock.advance(61_000);
    await codeFor(one.token, elsewhere);
    expect((await confirm(one.token, elsewhere, code)).status).toBe(422);
    expect((await confirm(one.token, address, code)).status).toBe(200);
  });

  test('ends after ten minutes, and is not mailed any more then', async () => {
    const { token } = await here.site.user();
    const address = freshAddress();
    const code = await codeFor(token, address);
    here.site.clock.advance(10 * 60_000 + 1);
    expect((await confirm(token, address, code)).status).toBe(422);
    await ask(token, address);
    here.site.clock.advance(11 * 60_000);
    await sendDueMails(here.site.core);
    expect(here.server.to(address)).toHaveLength(1);
  });

  test('can be had again after a minute, four times an hour for an address, five for a person', async () => {
    const { token } = await here.site.user();
    const address = freshAddress();
    expect((await ask(token, address)).status).toBe(200);
    const soon = await ask(token, address);
    expect([soon.status, Number(soon.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    for (let n = 0; n < 3; n += 1) {
      here.site.clock.advance(61_000);
      expect((await ask(token, address, `10.1.0.${n}`)).status).toBe(200);
    }
    here.site.clock.advance(61_000);
    expect((await ask(token, address)).status).toBe(429);
    const other = await here.site.user();
    expect((await ask(other.token, address)).status).toBe(429);
    expect((await ask(token, freshAddress())).status).toBe(200);
    here.site.clock.advance(61_000);
    expect((await ask(token, freshAddress())).status).toBe(429);
  });

  test('is asked for by ten at once: one is mailed', async () => {
    const { token } = await here.site.user();
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
