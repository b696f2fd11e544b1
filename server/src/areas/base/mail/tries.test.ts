import type { Mailer } from './mailer';
import { sendDueMails } from './queue';
import { mailBox } from './testing/mail-box';

const here = mailBox();
const { reader, notice, rowsOf, newestOf } = here;

describe('a server that does not take a mail', () => {
  test('for now gets it again after growing pauses, until it is given up', async () => {
    const { id, address } = await reader();
    const before = here.server.to(address).length;
    here.server.answer = { at: 'recipient', code: 450 };
    await notice(id);
    const waits: number[] = [];
    for (let row = await newestOf(id); row && !row.done_at; row = await newestOf(id)) {
      here.site.clock.advance(Math.max(0, row.next_at.getTime() - here.site.clock.now()));
      await sendDueMails(here.site.core);
      const after = await newestOf(id);
      if (after && !after.done_at)
        waits.push(Math.round((after.next_at.getTime() - here.site.clock.now()) / 60_000));
    }
    expect(waits).toEqual([1, 5, 20, 60, 180, 360, 720]);
    expect([here.server.to(address).length, (await newestOf(id))?.outcome]).toEqual([before, 'given_up']);
  });

  test('then takes it: it is there once', async () => {
    const { id, address } = await reader();
    const before = here.server.to(address).length;
    here.server.answer = { at: 'text', code: 451 };
    await notice(id);
    await sendDueMails(here.site.core);
    here.server.answer = undefined;
    here.site.clock.advance(61_000);
    await sendDueMails(here.site.core);
    here.site.clock.advance(86_400_000);
    await sendDueMails(here.site.core);
    expect(here.server.to(address)).toHaveLength(before + 1);
  });

  test.each(['recipient', 'text'] as const)('for good, at the %s, is not asked again', async (at) => {
    const { id } = await reader();
    here.server.answer = { at, code: 550 };
    await notice(id);
    await sendDueMails(here.site.core);
    expect(await newestOf(id)).toMatchObject({ outcome: 'refused', tries: 1, data: {} });
  });
});

describe('a mail that a server took', () => {
  /** The here.site with a mailer of the test, and a database that fails while it is told to. */
  function siteWith(send: Mailer['send']) {
    const state = { broken: false };
    const db = here.site.core.db.withPlugin({
      transformQuery: ({ node }) => {
        if (state.broken) throw new Error('the database is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const verify = async () => ({ ok: true as const });
    const mailer: Mailer = { name: 'smtp', revealsCodes: false, send, verify };
    return { core: { ...here.site.core, db, mailer }, state };
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
    here.site.clock.advance(11 * 60_000);
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
