import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import { answerDeduction } from '../../areas/teachers/income/deductions/answer';
import { propose } from '../../areas/teachers/income/deductions/propose';
import { sealedPlaces, storePayee } from '../../areas/teachers/income/payees';
import { release } from '../../areas/teachers/income/release';
import { settleAccepted } from '../../areas/teachers/income/settle';
import { decideWithdrawal } from '../../areas/teachers/income/withdrawals/desk-acts';
import { withdraw } from '../../areas/teachers/income/withdrawals/withdraw';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { getRow } from '../../db/rows';
import { compactDay } from '../../labels/beijing';
import { demoTeam } from '../team';

const day = 86_400_000;
const hour = 3_600_000;
/** The teacher as whom people log in, and whose money is told by the pictures. */
const hero = 2;

type Story = ReturnType<typeof teller>;

/** The same server with its clock at a moment. */
const at = (core: Core, ms: number): Core => ({
  ...core,
  settings: { ...core.settings, clock: { now: () => ms } },
});

/** What happens to money, done by the product's own functions, so that the ledger of the demo balances too. */
function teller(trx: Db, core: Core, buyers: readonly number[], finance: readonly number[]) {
  let made = 0;
  const staff = (place: number) => finance[place % finance.length] ?? 0;
  return {
    staff,
    /** An order that was accepted so long ago, in days. @returns its id */
    async earn(teacherId: number, title: string, yuan: number, ago: number): Promise<number> {
      made += 1;
      const accepted = new Date(core.settings.clock.now() - ago * day);
      const begun = new Date(accepted.getTime() - 9 * day);
      const id = 640_000_000_000 + made;
      const { nickname, avatar_img } = await getRow(trx, 'users', { id: teacherId }, [
        'nickname',
        'avatar_img',
      ]);
      const order = await trx
        .insertInto('orders')
        .values({
          ...{ id, order_no: `${compactDay(begun)}${String(6_400_000_000 + made)}`, kind: 1, goods_id: 1 },
          ...{
            user_id: buyers[made % buyers.length] ?? 1,
            status: s.done,
            quantity: 1,
            unit_fen: yuan * 100,
          },
          ...{
            total_fen: yuan * 100,
            pay_fen: yuan * 100,
            pay_type: 1,
            purchase_hash: `demo income ${made}`,
          },
          goods: JSON.stringify({
            ...{ title, cover: '/covers/service-1.svg', category_id: 5, category_title: '论文翻译润色' },
            ...{ price_mode: 1, unit: '次', form_no: 18, need_trial: false },
          }),
          spec: JSON.stringify({ id: 1, name: '标准', price_fen: yuan * 100, days: 7, revisions: 2 }),
          teacher: JSON.stringify({
            ...{ id: teacherId, name: nickname, avatar_img, title: '', on_time_rate: null },
          }),
          ...{ teacher_id: teacherId, form_status: 2, reviewed: true, created_at: begun, paid_at: begun },
          ...{ taken_at: begun, due_at: accepted, delivered_at: new Date(accepted.getTime() - day) },
          ...{ finished_at: accepted, updated_at: accepted },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await settleAccepted(trx, order, accepted);
      return id;
    },
    /** Lets an order's income become available, seven days after its acceptance. */
    async free(orderId: number): Promise<void> {
      const row = await getRow(trx, 'settlements', { order_id: orderId });
      await release(trx, row, new Date(row.free_at.getTime() + hour));
    },
    /** Asks for an amount, in 分. @returns the number of the withdrawal */
    async ask(teacherId: number, payeeId: number, amountFen: number, ago: number): Promise<number> {
      const when = new Date(core.settings.clock.now() - ago * day);
      const row = await withdraw(at(core, when.getTime()), trx, { teacherId, amountFen, payeeId, at: when });
      return row.id;
    },
    /** One of finance looks, another one agrees. */
    async agree(id: number, ago: number): Promise<void> {
      const then = at(core, core.settings.clock.now() - ago * day);
      await decideWithdrawal(then, trx, { staffId: staff(0), id }, { act: 'check' });
      await decideWithdrawal(then, trx, { staffId: staff(1), id }, { act: 'approve' });
    },
    async pay(id: number, ago: number): Promise<void> {
      await this.agree(id, ago);
      const then = at(core, core.settings.clock.now() - ago * day);
      await decideWithdrawal(
        then,
        trx,
        { staffId: staff(0), id },
        { act: 'paid', reference: `ICBC${900_000 + id}` },
      );
    },
    async fail(id: number, ago: number): Promise<void> {
      await this.agree(id, ago);
      const then = at(core, core.settings.clock.now() - ago * day);
      await decideWithdrawal(then, trx, { staffId: staff(0), id }, { act: 'failed', failure: 'name' });
    },
    /** Proposes to keep a part of an order's income, in 分. @returns its number */
    async keep(orderId: number, fen: number, ago: number, words: { content: string; formula: string }) {
      const row = await propose(at(core, core.settings.clock.now() - ago * day), trx, staff(1), {
        ...{ order_id: orderId, reason: 'late', amount_fen: fen, ...words },
        evidence: [
          { title: '交付时间记录', text: '约定交付时间与实际交付时间见订单时间线' },
          { title: '沟通 3 条', text: '客户两次询问进度，老师在次日答复' },
        ],
      });
      return row.id;
    },
    answer: (teacherId: number, id: number, ago: number, answer: 'accept' | 'refuse', content = '') =>
      answerDeduction(
        trx,
        { teacherId, id, at: new Date(core.settings.clock.now() - ago * day) },
        { answer, ...(content && { content }) },
      ),
    left: async (teacherId: number) =>
      (await getRow(trx, 'teacher_accounts', { teacher_id: teacherId }, ['available_fen'])).available_fen,
    /** An account in the name by which they are certified, or in another one that was certified before. */
    async account(teacherId: number, account: string, ago: number, otherName?: string): Promise<number> {
      const { real_name } = await getRow(trx, 'teachers', { user_id: teacherId }, ['real_name']);
      const row = await storePayee(core.cipher, trx, teacherId, {
        ...{ kind: 'bank', name: real_name, title: '中国工商银行储蓄卡', account },
        now: new Date(core.settings.clock.now() - ago * day),
      });
      if (otherName) await this.rename(row.id, otherName);
      return row.id;
    },
    rename: (payeeId: number, name: string) =>
      trx
        .updateTable('payees')
        .set({ name_sealed: core.cipher.seal(name, sealedPlaces.name_sealed(payeeId)) })
        .where('id', '=', payeeId)
        .execute(),
  };
}

const titles = ['综述润色', '引言润色', '返修信逐条指导', '方法讲解', '图表规范与美化'];
const fields = ['低温力学', '高熵合金', '断裂韧性', '相变', '位错', '蠕变', '热处理', '疲劳'];

/** What was paid out in each of the months before, in 元 before tax, the last one first, and what was kept. */
const months: [yuan: number, kept: number][] = [
  [8400, 420],
  [6900, 0],
  [4550, 160],
  [5950, 0],
  [4900, 300],
  [6150, 0],
  [5350, 0],
  [4950, 120],
  [1650, 0],
  [2350, 0],
  [3400, 0],
];

/** The moment of the payout of a month before, in days ago: each falls into a month of its own. */
function payoutsAgo(now: number): number[] {
  const base = new Date(now - 42 * day);
  return months.map((_, n) => {
    const on = Date.UTC(base.getUTCFullYear(), base.getUTCMonth() - n, Math.min(28, base.getUTCDate()), 4);
    return (now - on) / day;
  });
}

/** A year of the hero's income: earned, frozen, available, under review, paid, failed, and a deduction to answer. */
async function heroStory(story: Story, now: number): Promise<void> {
  const payee = await story.account(hero, '6222021001234566612', 380);
  const ends = payoutsAgo(now);
  let number = 0;
  for (let n = months.length - 1; n >= 0; n -= 1) {
    const [yuan, kept] = months[n] ?? [0, 0];
    const paidAgo = ends[n] ?? 0;
    const count = n === 0 ? 6 : 5;
    for (let place = 0; place < count; place += 1) {
      number += 1;
      const price = Math.round((yuan / 0.7 / count) * (0.8 + 0.1 * place));
      const title = `${fields[number % fields.length]}${titles[number % titles.length]}`;
      const accepted = paidAgo + 19 - place;
      const order = await story.earn(hero, title, price, accepted);
      if (place === 0 && kept > 0) {
        const id = await story.keep(order, kept * 100, accepted - 1, {
          ...{ content: '逾期 30 小时交付，客户已获补偿', formula: `实付 ¥${price}.00 × 5%` },
        });
        await story.answer(hero, id, accepted - 2, 'accept');
      }
      await story.free(order);
    }
    const id = await story.ask(hero, payee, await story.left(hero), paidAgo + 3);
    await story.pay(id, paidAgo);
  }
  const failed = await story.earn(hero, '硕士论文方法讲解', 900, 39);
  await story.free(failed);
  await story.fail(await story.ask(hero, payee, await story.left(hero), 31), 29);
  const last = [
    await story.earn(hero, '低温三点弯曲论文润色', 3200, 33),
    await story.earn(hero, '镁合金综述润色', 2560, 31),
  ];
  for (const order of last) await story.free(order);
  await story.pay(await story.ask(hero, payee, await story.left(hero), 17), 15);
  await recentStory(story, payee);
}

async function recentStory(story: Story, payee: number): Promise<void> {
  const reviewed = await story.earn(hero, '返修信逐条指导', 1300, 14);
  await story.free(reviewed);
  await story.ask(hero, payee, await story.left(hero), 0.6);
  const cut = await story.earn(hero, '镍基合金引言润色', 2800, 13);
  const small = await story.keep(cut, 6200, 12, {
    ...{ content: '进度报告晚于约定 2 天', formula: '按约定的固定金额' },
  });
  await story.answer(hero, small, 11, 'accept');
  await story.free(cut);
  await story.free(await story.earn(hero, '断裂韧性论文润色', 2240, 11));
  const open = await story.earn(hero, '高熵合金引言润色', 2400, 10);
  await story.keep(open, 12_000, 29 / 24, {
    ...{ content: '逾期 26 小时交付，客户已获补偿', formula: '实付 ¥2,400.00 × 5%' },
  });
  await story.earn(hero, '选刊报告（材料）', 180, 5);
  await story.earn(hero, '综述润色与图表说明', 1723, 2);
}

/** Others whose withdrawals wait at the desk, each in another state, and one who does not accept a deduction. */
async function deskStory(story: Story): Promise<void> {
  const others: [
    id: number,
    account: string,
    yuan: number,
    state: 'approved' | 'checked' | 'asked' | 'name',
  ][] = [
    [11, '6217001210012340093', 6000, 'approved'],
    [20, '6228480402564898841', 9700, 'approved'],
    [22, '6214830212342207', 3600, 'approved'],
    [21, '6225880212345570', 4300, 'checked'],
    [24, '6222600212343318', 2000, 'name'],
  ];
  for (const [id, account, yuan, state] of others) {
    const payee = await story.account(id, account, 90);
    await story.free(await story.earn(id, '学术论文润色与批注', yuan, 16));
    const asked = await story.ask(id, payee, await story.left(id), 2);
    if (state === 'approved') await story.agree(asked, 1);
    // Married, moved on, mistyped: the name by which somebody is certified may change after an account was added.
    if (state === 'name') await story.rename(payee, '贺若岩');
  }
  const refused = await story.earn(12, '开题报告指导', 1580, 9);
  const id = await story.keep(refused, 7900, 2, {
    ...{ content: '交付晚于约定 18 小时', formula: '实付 ¥1,580.00 × 5%' },
  });
  await story.answer(12, id, 1, 'refuse', '客户在截止前补充了三份数据，并同意顺延一天，沟通记录在订单里。');
}

/** A year of a teacher's income, and what waits at the desk of finance. */
export async function seedIncome(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const team = demoTeam();
  const finance = [...team.filter(({ roles }) => roles.includes('finance')), ...team]
    .map(({ id }) => id)
    .filter((id, n, all) => all.indexOf(id) === n);
  const buyers = await trx
    .selectFrom('users')
    .select('id')
    .where('is_teacher', '=', false)
    .where('phone', 'is', null)
    .orderBy('id')
    .limit(40)
    .execute();
  const story = teller(
    trx,
    core,
    buyers.map(({ id }) => id),
    finance,
  );
  await heroStory(story, now);
  await deskStory(story);
  // What was told in the year before was read long ago.
  await sql`update messages set read_at = created_at
    where sub = 47 and read_at is null and created_at < ${new Date(now - 3 * day)}::timestamptz`.execute(trx);
}
