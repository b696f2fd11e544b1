import { type TestApp, testApp } from '../../../testing/app';
import { answerWhose } from '../auth/recycled';
import { recycledTicket } from '../auth/testing/recycled';

let site: TestApp;
let staff: { id: number; token: string };

beforeAll(async () => {
  site = await testApp({ areas: ['staff', 'staffEntry', 'auth', 'media', 'visits', 'support', 'messages'] });
  staff = await site.user({ is_staff: true, nickname: '值班运营' });
});
afterAll(() => site.close());

const audited = async (action: string, object: string) => {
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select(['actor_type', 'actor_id', 'detail'])
    .where('action', '=', action)
    .where('object_id', '=', object)
    .execute();
  return rows;
};
const byStaff = (detail: object) => [{ actor_type: 'staff', actor_id: staff.id, detail }];
const reason = '多次发布违规信息';

test('these calls are for staff alone', async () => {
  const { token } = await site.user();
  const status = async (token?: string) => [
    (await site.call('GET /staff/user/list', { token })).status,
    (await site.call('POST /staff/user/freeze/:id', { token, params: { id: 1 }, body: { reason } })).status,
    (await site.call('GET /staff/account_review/list', { token })).status,
    (await site.call('GET /staff/agreement/list', { token })).status,
    (await site.call('POST /staff/link/delete/:id', { token, params: { id: 1 } })).status,
  ];
  expect(new Set(await status(token))).toEqual(new Set([403]));
  expect(new Set(await status())).toEqual(new Set([401]));
});

describe('accounts', () => {
  const act = (verb: 'freeze' | 'unfreeze', id: number, why = reason) =>
    site.call(`POST /staff/user/${verb}/:id`, { token: staff.token, params: { id }, body: { reason: why } });

  it('are found by number, whole phone and part of the name, with a masked phone', async () => {
    const { id, phone } = await site.user({ nickname: '百分号%研究员' });
    for (const keyword of [String(id), phone, '%研究']) {
      const { data } = await site.call('GET /staff/user/list', { token: staff.token, query: { keyword } });
      expect(data.data.map((one) => one.id)).toContain(id);
      expect(JSON.stringify(data)).not.toContain(phone);
    }
    const part = await site.call('GET /staff/user/list', {
      token: staff.token,
      query: { keyword: phone.slice(0, 8) },
    });
    expect(part.data.data.map((one) => one.id)).not.toContain(id);
  });

  it('frozen: every device is out, the login says why; opened again: all is well', async () => {
    const me = await site.user();
    expect((await act('freeze', me.id)).data).toMatchObject({ status_text: '冻结', frozen_reason: reason });
    expect((await site.call('GET /userInfo', { token: me.token })).status).toBe(401);
    const login = async () => {
      const sms = await site.call('POST /get_sms', { body: { phone: me.phone, scene: 'login' } });
      const code = String(sms.data.dev_code);
      return site.call('POST /auth/p_login', { body: { phone: me.phone, code } });
    };
    const refused = await login();
    expect([refused.status, refused.msg.includes(reason)]).toEqual([403, true]);
    expect((await act('freeze', me.id)).status).toBe(409);
    expect((await act('unfreeze', me.id, '申诉成立')).data).toMatchObject({ status: 1, frozen_reason: '' });
    site.clock.advance(61_000);
    const { data } = await login();
    const notices = await site.call('POST /message/notice', { token: data.token, body: { sub: 49 } });
    expect(notices.data.data[0]).toMatchObject({ title: '您的账号已解除冻结', body: '处理说明：申诉成立' });
    expect((await act('unfreeze', me.id)).status).toBe(409);
    expect(await audited('account.freeze', String(me.id))).toEqual(byStaff({ reason }));
    expect(await audited('account.unfreeze', String(me.id))).toEqual(byStaff({ reason: '申诉成立' }));
  });

  it('that join the team while they are frozen end as one of the two', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { id } = await site.user();
        const [frozen, joined] = await Promise.all([
          site.call('POST /staff/user/freeze/:id', {
            token: staff.token,
            params: { id },
            body: { reason: '多次发布广告' },
          }),
          site.call('POST /staff/member/save', {
            token: staff.token,
            body: { user_id: id, roles: ['support'], lead: false },
          }),
        ]);
        return [frozen.status, joined.status].filter((status) => status === 200).length;
      }),
    );
    expect(rounds).toEqual(rounds.map(() => 1));
  });

  it('of staff cannot be frozen, unknown ones are unknown', async () => {
    expect((await act('freeze', staff.id)).status).toBe(403);
    expect((await act('freeze', 9_876_543)).status).toBe(404);
    expect((await act('unfreeze', 9_876_543)).status).toBe(404);
  });
});

describe('accounts whose number went to somebody else', () => {
  const list = async (state: 'open' | 'returned' | 'closed') =>
    (await site.call('GET /staff/account_review/list', { token: staff.token, query: { state } })).data.data;

  /** The new owner of a number says that the dormant account is not theirs. */
  async function recycled() {
    const old = await site.user({ last_seen_at: new Date(site.clock.now() - 200 * 86_400_000) });
    const sms = await site.call('POST /get_sms', { body: { phone: old.phone, scene: 'login' } });
    const asked = await site.call('POST /auth/p_login', {
      body: { phone: old.phone, code: String(sms.data.dev_code) },
    });
    const ticket = recycledTicket(asked);
    const consent = { terms: true, privacy: true } as const;
    const origin = { ip: '127.0.0.1', userAgent: 'test' };
    await answerWhose(site.core, { ticket, mine: false, consent }, origin);
    const review = (await list('open')).find(({ user }) => user.id === old.id);
    if (!review) throw new Error('no review was opened');
    return { old, review };
  }

  const give = (id: number, phone: string) =>
    site.call('POST /staff/account_review/return/:id', {
      token: staff.token,
      params: { id },
      body: { phone, note: '已核实身份' },
    });

  it('go back to their owner under a new number, once', async () => {
    const { old, review } = await recycled();
    expect(review).toMatchObject({ phone: `${old.phone.slice(0, 3)}****${old.phone.slice(-4)}` });
    const open = await site.call('POST /staff/user/unfreeze/:id', {
      token: staff.token,
      params: { id: old.id },
      body: { reason },
    });
    expect(open.status).toBe(409);
    expect((await give(review.id, old.phone)).msg).toBe('该手机号已绑定其他账号');
    const phone = '17700000001';
    const { data } = await give(review.id, phone);
    expect(data).toMatchObject({ state: 'returned', decided_by: '值班运营', user: { status: 1 } });
    expect((await give(review.id, '17700000002')).status).toBe(409);
    const sms = await site.call('POST /get_sms', { body: { phone, scene: 'login' } });
    const code = String(sms.data.dev_code);
    const { data: session } = await site.call('POST /auth/p_login', { body: { phone, code } });
    const info = await site.call('GET /userInfo', { token: session.token });
    expect(info.data.id).toBe(old.id);
    expect(await audited('account_review.returned', String(old.id))).toEqual(
      byStaff({ review: review.id, note: '已核实身份' }),
    );
  });

  it('or stay frozen for good', async () => {
    const { old, review } = await recycled();
    const close = () =>
      site.call('POST /staff/account_review/close/:id', {
        token: staff.token,
        params: { id: review.id },
        body: { note: '原主人未联系' },
      });
    expect((await close()).data).toMatchObject({ state: 'closed', user: { status: 2 } });
    expect((await close()).status).toBe(409);
    expect((await list('closed')).map(({ user }) => user.id)).toContain(old.id);
  });
});

describe('agreements', () => {
  const text = {
    document: 'terms' as const,
    change: '写明退款时限',
    renew: true,
    sections: [{ heading: '一、总则', paragraphs: ['研究由您本人完成。'] }],
  };
  const publish = (more: { version: string; after?: string; effective_at?: string }) =>
    site.call('POST /staff/agreement/publish', {
      token: staff.token,
      body: { ...text, after: '1.1', ...more },
    });

  const latest = async (document: 'terms' | 'privacy') => {
    const { data } = await site.call('GET /staff/agreement/list', { token: staff.token });
    return data.data.find((one) => one.document === document)?.version ?? '';
  };

  it('have new versions that grow, and ask members anew once they are in force', async () => {
    const me = await site.user();
    const due = async () => (await site.call('GET /userInfo', { token: me.token })).data.consent_due ?? [];
    const before = (await due()).length;
    expect((await publish({ version: '0.9' })).errors.version).toEqual(['版本号应大于 1.1']);
    const later = new Date(site.clock.now() + 3_600_000).toISOString();
    const { data } = await publish({ version: '1.10', effective_at: later });
    expect(data).toMatchObject({ id: 1, version: '1.10', current: false, consents: 0 });
    expect((await publish({ version: '1.9', after: '1.10', effective_at: later })).errors.version).toEqual([
      '版本号应大于 1.10',
    ]);
    const early = await publish({ version: '1.11', after: '1.10' });
    expect(early.errors.effective_at?.[0]).toContain('生效时间应晚于上一版');
    const clause = () => site.call('GET /clause/:id', { params: { id: 1 } });
    expect((await clause()).data.version).toBe('1.1');
    site.clock.advance(3_600_001);
    expect((await clause()).data).toMatchObject({ version: '1.10', sections: text.sections });
    const now = await due();
    expect(now.find(({ id }) => id === 1)?.version).toBe('1.10');
    expect(now.length).toBeGreaterThanOrEqual(before);
    expect(await audited('agreement.publish', 'terms 1.10')).toEqual(
      byStaff({ change: text.change, renew: true }),
    );
  });

  it('are read whole before they are in force; the list says whom a new consent would ask', async () => {
    const { data } = await site.call('GET /staff/agreement/list', { token: staff.token });
    const users = await site.core.db.selectFrom('users').select('id').where('status', 'in', [1, 3]).execute();
    expect(data.members).toBe(users.length);
    const detail = (version: string) =>
      site.call('GET /staff/agreement/detail', {
        token: staff.token,
        query: { document: 'privacy', version },
      });
    const effective_at = new Date(site.clock.now() + 86_400_000).toISOString();
    const made = await site.call('POST /staff/agreement/publish', {
      token: staff.token,
      body: { ...text, document: 'privacy', version: '7.0', after: await latest('privacy'), effective_at },
    });
    expect(made.status).toBe(200);
    expect((await detail('7.0')).data).toMatchObject({ current: false, sections: text.sections });
    expect((await site.call('GET /clause/:id', { params: { id: 2 } })).data.version).not.toBe('7.0');
    expect((await detail('99.9')).status).toBe(404);
  });

  it('published at once by two people are one version', async () => {
    const after = '1.10';
    const answers = await Promise.all([
      publish({ version: '2.0', after }),
      publish({ version: '2.0', after }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are not written over what a colleague published meanwhile, whatever number they are given', async () => {
    const lost = await publish({ version: '3.0', after: '1.10' });
    expect(lost).toMatchObject({ status: 409, msg: '刚有其他同事发布了新版本，请刷新后再改' });
  });

  it('begin within a year: a year mistyped would stand in the way of all that follow', async () => {
    const in_years = new Date(site.clock.now() + 3 * 366 * 86_400_000).toISOString();
    for (const effective_at of [in_years, '9999-12-31T23:59:59+08:00'])
      expect((await publish({ version: '3.0', after: '2.0', effective_at })).errors.effective_at).toEqual([
        '生效时间最晚在一年之内',
      ]);
  });

  it('do not begin in the past', async () => {
    const effective_at = new Date(site.clock.now() - 60_000).toISOString();
    expect((await publish({ version: '9.0', effective_at })).errors.effective_at).toEqual([
      '生效时间不能早于现在',
    ]);
  });
});

describe('friendly links', () => {
  const save = (body: object) =>
    site.call('POST /staff/link/save', { token: staff.token, body: body as never });

  it('are added, changed and taken away, and the footer follows', async () => {
    const { data } = await save({ title: '国家图书馆', links: 'https://www.nlc.cn/' });
    await save({ id: data.id, title: '国图', links: 'https://www.nlc.cn/', sort: 0 });
    const footer = async () => (await site.call('GET /get_links')).data.data;
    expect((await footer())[0]).toEqual({ id: data.id, title: '国图', links: 'https://www.nlc.cn/' });
    const gone = () =>
      site.call('POST /staff/link/delete/:id', { token: staff.token, params: { id: data.id } });
    expect((await gone()).data.data.map(({ id }) => id)).not.toContain(data.id);
    expect((await gone()).status).toBe(404);
    expect((await save({ id: data.id, title: '国图', links: 'https://www.nlc.cn/' })).status).toBe(404);
    const actions = await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_type', '=', 'friendly_link')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['link.add', 'link.change', 'link.delete']);
  });

  it('are put in order, and two who write one at once are told', async () => {
    const made: number[] = [];
    for (const n of [1, 2, 3])
      made.push((await save({ title: `链接${n}`, links: `https://n${n}.example.cn/` })).data.id);
    const order = (ids: number[]) =>
      site.call('POST /staff/link/order', { token: staff.token, body: { ids } });
    const list = async () =>
      (await site.call('GET /staff/link/list', { token: staff.token })).data.data.map(({ id }) => id);
    const turned = (await list()).reverse();
    expect((await order(turned)).data.data.map(({ id }) => id)).toEqual(turned);
    expect((await order(made.slice(1))).status).toBe(409);
    const [id] = made;
    const write = () => save({ id, revision: 1, title: '改名', links: 'https://n1.example.cn/' });
    const answers = await Promise.all([write(), write()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(['javascript:alert(1)', 'www.nlc.cn', 'ftp://nlc.cn', 'https://', 'https://a b.cn'])(
    '%s is no address of a link',
    async (links) => {
      expect((await save({ title: '链接', links })).errors.links).toEqual([
        '请填写完整网址，以 https:// 开头',
      ]);
    },
  );
});
