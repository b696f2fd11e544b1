import { hallGroupOf } from '@harbor/contract/hall-groups';
import { orderStatus as s } from '@harbor/contract/order-status';
import { rubricOf, trialScore } from '@harbor/contract/trial-rubric';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import { sql } from 'kysely';
import { z } from 'zod';
import { drawLetters } from '../../areas/teachers/pool/card';
import { choose } from '../../areas/teachers/pool/choose';
import { confirmFormal, giveUpTake } from '../../areas/teachers/pool/formal';
import { invite } from '../../areas/teachers/pool/invite';
import { askMaterial } from '../../areas/teachers/pool/material';
import { lockPooled } from '../../areas/teachers/pool/queries';
import { reportProgress } from '../../areas/teachers/pool/report';
import { takeOrder } from '../../areas/teachers/pool/take';
import { beginTrial, handInTrial } from '../../areas/teachers/pool/trial';
import { deliver } from '../../areas/trade/fulfilment/deliver';
import { newTradeNo } from '../../areas/trade/orders/numbers';
import { lockOrder } from '../../areas/trade/orders/queries';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { compactDay } from '../../labels/beijing';
import { readData } from '../data';

const hour = 3_600_000;

/** The teacher as whom people log in, and the buyer. */
const hero = 2;
const buyer = 1;

const poolFile = z.array(
  z.strictObject({
    service: z.string(),
    direction: z.string(),
    discipline: z.string().regex(/^\d{4}$/),
    form: z.int(),
    language: z.string(),
    volume: z.string(),
    days: z.int(),
    yuan: z.int(),
    /** The excerpt; null for what needs no trial. */
    trial: z.string().nullable(),
    hours: z.number(),
    facts: z.array(z.tuple([z.string(), z.string()])),
  }),
);

type Offered = z.output<typeof poolFile>[number];

const firstId = 650_000_000_000;

function seller(trx: Db, core: Core, buyers: readonly number[]) {
  let made = 0;
  const start = core.settings.clock.now();
  return {
    at: (hoursAgo: number) => new Date(start - hoursAgo * hour),
    /** An order that waits in the pool since so many hours. @returns its id */
    async offer(one: Offered, hoursAgo = one.hours, from?: number): Promise<number> {
      made += 1;
      const id = firstId + made;
      const entered = new Date(start - hoursAgo * hour);
      const fen = one.yuan * 100;
      const user = from ?? buyers[made % buyers.length] ?? buyer;
      await trx
        .insertInto('orders')
        .values({
          ...{ id, order_no: `${compactDay(entered)}${String(6_500_000_000 + made)}`, kind: 1, goods_id: 1 },
          ...{ user_id: user, status: s.waiting, quantity: 1, unit_fen: fen, total_fen: fen, pay_fen: fen },
          ...{
            pay_type: 1,
            trade_no: `42000${String(6_500_000_000 + made)}`,
            purchase_hash: `demo pool ${made}`,
          },
          goods: JSON.stringify({
            ...{
              title: one.service,
              cover: '/covers/service-1.svg',
              category_id: 5,
              category_title: '论文翻译润色',
            },
            ...{ price_mode: 1, unit: '次', form_no: one.form, need_trial: one.trial !== null },
          }),
          spec: JSON.stringify({ id: 1, name: '标准', price_fen: fen, days: one.days, revisions: 2 }),
          ...{ form_status: 2, paid_at: entered, created_at: entered, updated_at: entered },
          // Nobody of the demo is late with it at its first start.
          waiting_since: new Date(Math.max(entered.getTime(), start - 12 * hour)),
        })
        .execute();
      await trx
        .insertInto('payments')
        .values({
          ...{
            pay_no: newTradeNo('P'),
            order_id: id,
            channel: 'none',
            scene: 'native',
            amount_fen: fen,
            status: 1,
          },
          ...{
            credited: true,
            transaction_id: `42000${String(6_500_000_000 + made)}`,
            trade_state: 'SUCCESS',
          },
          ...{ trade_state_desc: '支付成功', expire_at: entered, watch_until: entered, paid_at: entered },
          ...{ created_at: entered, updated_at: entered },
        })
        .execute();
      const step = { order_id: id, actor_id: user, facts: '{}', note: '' };
      await trx
        .insertInto('order_history')
        .values([
          {
            ...step,
            from_status: null,
            to_status: s.unpaid,
            event: 'purchase',
            actor_type: 'user',
            at: entered,
          },
          {
            ...{
              ...step,
              from_status: s.unpaid,
              to_status: s.incomplete,
              event: 'pay',
              actor_type: 'channel',
            },
            ...{ actor_id: null, facts: JSON.stringify({ amount_fen: fen }), at: entered },
          },
          {
            ...{ ...step, from_status: s.incomplete, to_status: s.waiting, event: 'submit_form' },
            ...{ actor_type: 'user', at: entered },
          },
        ])
        .execute();
      const limit = one.trial === null ? 1 : 3;
      await trx
        .insertInto('wait_takes')
        .values({
          ...{ order_id: id, buyer_id: user, status: w.waiting, form_no: one.form, language: one.language },
          ...{ hall_group: hallGroupOf(one.form), field_id: Number(one.discipline.slice(0, 2)) },
          ...{
            discipline: one.discipline,
            title: `${one.service}：${one.direction}`,
            direction: one.direction,
          },
          summary: one.facts.map(([label, value]) => `${label} ${value}`).join('，'),
          facts: JSON.stringify(one.facts.map(([label, value]) => ({ label, value }))),
          ...{ volume_text: one.volume, excerpt: one.trial ?? '', need_trial: one.trial !== null },
          ...{ deliver_days: one.days, pay_fen: fen, candidate_limit: limit, letters: drawLetters(limit) },
          ...{ entered_at: entered, updated_at: entered },
        })
        .execute();
      return id;
    },
  };
}

const trials = [
  {
    text: 'The results show that grain size causes a marked drop in fracture toughness. When the temperature falls from 300 K to 77 K, twinning is activated more easily in coarse grains, so cracks spread readily along the twin boundaries.',
    notes: ['改正主谓一致、冠词与单复数', '“is easy to spread” 改为副词修饰', '未调整句序，保留原有判断'],
    ai_statement: '',
  },
  {
    text: 'The results suggest that a larger grain size is associated with a marked decrease in fracture toughness. On cooling from 300 K to 77 K, twinning is activated more readily in coarse grains, which allows cracks to propagate along the twin boundaries.',
    notes: ['只有观测数据，因果改为相关', '温度与孪晶两句合并，主线更清楚', '“最好”改为实测最高，请您确认'],
    ai_statement: '仅用于拼写检查',
  },
  {
    text: 'Our findings demonstrate that grain refinement affects fracture toughness. As the temperature falls to 77 K, deformation twinning readily forms in coarse grains and eases crack growth along the twin boundaries.',
    notes: ['整体改为主动语态', '合并短句，语气更肯定'],
    ai_statement: '仅用于拼写检查',
  },
];

/** The hall, and what of it the demo's teacher has taken: one or more in every state. Done by the product's own functions. */
export async function seedPool(trx: Db, core: Core): Promise<void> {
  const offers = readData('pool.json', poolFile);
  const buyers = await trx
    .selectFrom('users')
    .select('id')
    .where('is_teacher', '=', false)
    .where('phone', 'is', null)
    .orderBy('id')
    .limit(40)
    .execute();
  const sell = seller(
    trx,
    core,
    buyers.map(({ id }) => id),
  );
  for (const one of offers) await sell.offer(one);
  const [polish, , letter, reply, standard] = offers;
  if (!polish || !letter || !reply || !standard) throw new Error('the demo pool is too small');
  const material = offers.find(({ discipline, trial }) => discipline === '0805' && trial) ?? polish;
  await joinOthers(trx);

  const act = (orderId: number, hoursAgo: number, teacherId = hero) => ({
    teacherId,
    orderId,
    now: sell.at(hoursAgo),
  });
  const named = (one: Offered, direction: string): Offered => ({ ...one, direction });
  const tried = async (orderId: number, place: number, hoursAgo: number, teacherId: number) => {
    const trial = trials[place % trials.length];
    if (!trial) return;
    await takeOrder(trx, act(orderId, hoursAgo + 6, teacherId));
    await beginTrial(trx, act(orderId, hoursAgo + 5, teacherId));
    await handInTrial(trx, act(orderId, hoursAgo, teacherId), trial);
  };

  // Trials of the demo's teacher: one taken, one begun, one handed in.
  await takeOrder(trx, act(await sell.offer(named(standard, '新闻可信度量表'), 3), 0.4));
  const begun = await sell.offer(named(polish, '写作动机与反馈'), 20);
  await takeOrder(trx, act(begun, 18));
  await beginTrial(trx, act(begun, 17.6));
  const handedIn = await sell.offer(named(polish, '同伴互评'), 30);
  for (const [place, teacher] of [hero, 19, 22].entries()) await tried(handedIn, place, 10 - place, teacher);

  // Services: one runs, one waits for material, one was just begun, one is delivered.
  const served = async (one: Offered, hoursAgo: number) => {
    const id = await sell.offer({ ...one, trial: null }, hoursAgo + 2);
    await takeOrder(trx, act(id, hoursAgo));
    return id;
  };
  const running = await served(named(polish, '读写结合教学'), 60);
  await reportProgress(trx, act(running, 40), { percent: 20, text: '引言与方法已完成第一遍校订' });
  await reportProgress(trx, act(running, 12), { percent: 65, text: '讨论部分过半，另有两处术语待您确认' });
  const waits = await served(named(reply, '写作评分一致性'), 50);
  await reportProgress(trx, act(waits, 30), { percent: 40, text: '前八条意见的回复思路已批注' });
  await askMaterial(trx, act(waits, 20), { need: '第 12 条意见所说的补充表 2', wish_days: 3 });
  const delivered = await served(named(letter, '语篇衔接'), 40);
  await reportProgress(trx, act(delivered, 20), { percent: 90, text: '全文已校订，正在统一术语' });
  const order = await lockOrder(trx, delivered);
  if (order)
    await deliver(trx, {
      order,
      actor: 'teacher',
      user: { id: hero, nickname: '林书瑶' },
      body: {
        title: '投稿信修订稿',
        text: '逐句说明见批注；创新点一段只调整了语序，没有增加内容。',
        checklist: ['拼写：美式'],
        ai_statement: '',
      },
      now: sell.at(6),
    });

  // In vain: lost, given up, and one that the teacher was invited to and has not answered.
  const lost = await sell.offer(named(polish, '学术语体'), 110);
  for (const [place, teacher] of [hero, 19, 22].entries()) await tried(lost, place, 80 - place, teacher);
  await judge(trx, lost, sell.at(70), true);
  const left = await sell.offer(named(standard, '新媒体语言'), 100);
  await takeOrder(trx, act(left, 90));
  await giveUpTake(trx, act(left, 89), '这周出差，时间安排不开');
  const asked = await sell.offer(named(polish, '双语词典释义'), 5, buyer);
  await invite(
    trx,
    { userId: buyer, orderId: asked, now: sell.at(2) },
    hero,
    '上次合作很愉快，这篇也想请您看',
  );

  // The buyer's own: three trials of one excerpt that wait to be judged.
  const blind = await sell.offer(material, 44, buyer);
  for (const [place, teacher] of [10, 19, 12].entries()) await tried(blind, place, 14 - place, teacher);
  await judge(trx, blind, sell.at(8), false);
}

/** Gives trials their points, and has one chosen and confirmed where told. */
async function judge(trx: Db, orderId: number, now: Date, end: boolean): Promise<void> {
  const { order, pool } = await lockPooled(trx, orderId);
  const rubric = rubricOf(pool.form_no);
  const takes = await trx
    .selectFrom('takes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  for (const [place, take] of takes.entries()) {
    const points = Object.fromEntries(
      rubric.map(({ key }, n) => [key, place === 1 ? 5 - (n % 4 === 2 ? 1 : 0) : 4 - (n % 2)]),
    );
    // What the buyer has not finished yet has no sum.
    if (!end && place === 2) continue;
    await trx
      .updateTable('trials')
      .set({ points: JSON.stringify(points), score: trialScore(rubric, points) })
      .where('take_id', '=', take.id)
      .execute();
  }
  if (!end) return;
  const winner = takes[1];
  if (!winner) return;
  const reason = '因果写得准确，说明也清楚';
  await choose(trx, order, pool, winner.letter, { actor: 'user', actorId: order.user_id, reason, now });
  await confirmFormal(trx, { teacherId: winner.teacher_id, orderId, now: new Date(now.getTime() + hour) });
}

/** The demo's other orders stand in the pool as their own status says, as those from before the pool do. */
async function joinOthers(trx: Db): Promise<void> {
  await sql`
    insert into wait_takes (order_id, buyer_id, status, form_no, hall_group, title, pay_fen, deliver_days, need_trial,
      candidate_limit, entered_at, updated_at)
    select id, user_id,
      case status when 30 then 10 when 35 then 20 when 40 then 40 when 50 then 50 when 55 then 50 when 60 then 60 else 90 end,
      coalesce((goods->>'form_no')::int, 0), 'thesis', goods->>'title', pay_fen, coalesce((spec->>'days')::int, 0),
      coalesce((goods->>'need_trial')::boolean, false),
      case when (goods->>'need_trial')::boolean then 3 else 1 end, coalesce(waiting_since, updated_at), updated_at
    from orders where kind = 1 and status in (30, 35, 40, 50, 55, 60) on conflict do nothing`.execute(trx);
  await sql`
    insert into takes (order_id, teacher_id, status, round, via, rate, taken_at, chosen_at, confirmed_at, ended_at, updated_at)
    select id, teacher_id, 4, 1, 'dispatch', 60, coalesce(taken_at, updated_at), coalesce(taken_at, updated_at),
      coalesce(taken_at, updated_at), case when status = 60 then coalesce(finished_at, updated_at) end, updated_at
    from orders where kind = 1 and status in (40, 50, 55, 60) and teacher_id is not null on conflict do nothing`.execute(
    trx,
  );
}
