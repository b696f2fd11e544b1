import type { Db } from '../../../../db/connect';
import { defineAccessTo, of, open } from '../../../../testing/access/entry';
import type { TestApp } from '../../../../testing/app';
import { invite } from '../invite';
import { askMaterial } from '../material';
import { takeOrder } from '../take';
import { beginTrial, handInTrial } from '../trial';
import { ordered, words } from './pool';

const trial = { text: words, notes: [], ai_statement: '' };
const reason = { reason: '时间安排不开' };
const offered = 'orders of the hall are there for every teacher who is not avoided';

/** A teacher with room for what all calls need. */
async function withRoom(site: TestApp, id: number): Promise<void> {
  const now = new Date(site.clock.now());
  await site.core.db
    .insertInto('teachers')
    .values({
      ...{ user_id: id, status: 4, real_name: '何思源', level: 4, max_formal: 6 },
      ...{ signed_at: now, approved_at: now, created_at: now, updated_at: now },
    })
    .onConflict((on) => on.column('user_id').doUpdateSet({ level: 4, max_formal: 6 }))
    .execute();
}

export const access = defineAccessTo(
  async (own, site) => {
    const now = new Date(site.clock.now());
    const { token } = own.user;
    await withRoom(site, own.teacher.id);
    const other = await site.user({ is_teacher: true, is_certification: true });
    await withRoom(site, other.id);
    const inOne = (work: (trx: Db) => Promise<void>) => site.core.db.transaction().execute(work);
    const act = (teacherId: number, orderId: number) => ({ teacherId, orderId, now });
    const waiting = (needTrial = true) => ordered(site, token, { trial: needTrial });
    const taken = async (teacherId = own.teacher.id) => {
      const id = await waiting();
      // The first place is A, whatever was drawn.
      await site.core.db
        .updateTable('wait_takes')
        .set({ letters: 'ABC' })
        .where('order_id', '=', id)
        .execute();
      await inOne((trx) => takeOrder(trx, act(teacherId, id)));
      return id;
    };
    const begun = async (teacherId = own.teacher.id) => {
      const id = await taken(teacherId);
      await inOne((trx) => beginTrial(trx, act(teacherId, id)));
      return id;
    };
    const judged = async (teacherId = other.id) => {
      const id = await begun(teacherId);
      await inOne((trx) => handInTrial(trx, act(teacherId, id), trial));
      return id;
    };
    const serving = async () => {
      const id = await waiting(false);
      await inOne((trx) => takeOrder(trx, act(own.teacher.id, id)));
      return id;
    };
    const invited = async () => {
      const id = await waiting();
      await inOne((trx) => invite(trx, { userId: own.user.id, orderId: id, now }, own.teacher.id, ''));
      return id;
    };
    const confirmed = await judged(own.teacher.id);
    await site.call('POST /trial/choose/:id', {
      params: { id: confirmed },
      token,
      body: { letter: 'A', reason: '说明清楚' },
    });
    const asked = await serving();
    await inOne((trx) =>
      askMaterial(trx, act(own.teacher.id, asked), { need: '图 4 的坐标单位', wish_days: 2 }),
    );
    return {
      ...{ confirmed, asked, waiting: await waiting(), taken: await taken(), begun: await begun() },
      ...{
        written: await begun(),
        left: await taken(),
        reporting: await serving(),
        filling: await serving(),
      },
      ...{
        invited: await invited(),
        takenBack: await invited(),
        judged: await judged(),
        refused: await judged(),
      },
      ...{ scored: await judged() },
    };
  },
  {
    'GET /wait_take/detail/:id': open({ 'params.id': offered }),
    'POST /wait_take/take/:id': open({ 'params.id': offered }),
    'POST /wait_take/invitation/:id': {
      input: (_own, _site, { invited }) => ({ params: { id: invited }, body: { accept: false } }),
    },
    'POST /wait_take/begin/:id': { input: (_own, _site, { taken }) => ({ params: { id: taken } }) },
    'PUT /wait_take/audition/:id': {
      input: (_own, _site, { begun }) => ({ params: { id: begun }, body: trial }),
    },
    'POST /wait_take/audition/:id': {
      input: (_own, _site, { written }) => ({
        params: { id: written },
        body: { text: words, own_work: true },
      }),
    },
    'POST /wait_take/formal/:id': { input: (_own, _site, { confirmed }) => ({ params: { id: confirmed } }) },
    'POST /wait_take/report/:id': {
      input: ({ ofTeacher }, _site, { reporting }) => ({
        params: { id: reporting },
        body: { percent: 40, text: '已完成两遍', files: [ofTeacher.file] },
      }),
    },
    'POST /wait_take/fill/:id': {
      input: (_own, _site, { filling }) => ({
        params: { id: filling },
        body: { need: '图 4 的坐标单位', wish_days: 2 },
      }),
    },
    'POST /wait_take/cancel/:id': {
      input: (_own, _site, { left }) => ({ params: { id: left }, body: reason }),
    },
    'GET /order_pool/:id': of('served'),
    'POST /order_pool/supply/:id': {
      input: ({ note }, _site, { asked }) => ({
        params: { id: asked },
        body: { content: '单位是毫米', files: [note] },
      }),
    },
    'POST /order_pool/invite/:id': {
      input: ({ teacher }, _site, { waiting }) => ({
        params: { id: waiting },
        body: { teacher_id: teacher.id },
      }),
      shared: { 'body.teacher_id': 'teachers are shown to everybody' },
    },
    'POST /order_pool/withdraw/:id': {
      input: (_own, _site, { takenBack }) => ({ params: { id: takenBack } }),
    },
    'GET /order_pool/invitable/:teacher': open({ 'params.teacher': 'teachers are shown to everybody' }),
    'GET /trial/:id': { input: (_own, _site, { scored }) => ({ params: { id: scored } }) },
    'PUT /trial/score/:id': {
      input: (_own, _site, { scored }) => ({ params: { id: scored }, body: { letter: 'A', points: {} } }),
    },
    'POST /trial/choose/:id': {
      input: (_own, _site, { judged }) => ({
        params: { id: judged },
        body: { letter: 'A', reason: '说明清楚' },
      }),
    },
    'POST /trial/refuse/:id': {
      input: (_own, _site, { refused }) => ({ params: { id: refused }, body: reason }),
    },
    'PUT /trial/auto_pick/:id': {
      input: (_own, _site, { scored }) => ({ params: { id: scored }, body: { on: true } }),
    },
  },
);
