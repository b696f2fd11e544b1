import type { pool } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import type { AreaHandlers } from '../../../http/handler';
import { forbidden, notFound } from '../../../http/problem';
import { watchTexts } from '../../base/sentinel/watch';
import { invitableOrders, ownPool, ownTrials, trialsOf } from './buyer';
import { chooseTrial, refuseTrials, scoreTrial, setAutoPick } from './choose';
import { candidatesFor } from './desk/candidates';
import {
  chooseFor,
  dispatchTo,
  endRound,
  extendChoice,
  extendTake,
  handOver,
  removeTake,
  resume,
  writeSummary,
} from './desk/decide';
import { deskPoolDetail } from './desk/detail';
import { deskCounts, deskPool } from './desk/list';
import { takeDetail } from './detail';
import { confirmFormal, giveUpTake } from './formal';
import { hallCounts, hallList, invitedCount, invitedList } from './hall';
import { answerInvitation, invite, withdrawInvitation } from './invite';
import { askMaterial, supplyMaterial } from './material';
import { invalidList, mineCounts, mineList } from './mine';
import { poolRow, runningOf } from './queries';
import { reportProgress } from './report';
import { poolNumber } from './settings';
import { takeOrder } from './take';
import { hindranceOf, type PoolTeacher, poolTeacher } from './teacher';
import { beginTrial, handInTrial, saveTrial } from './trial';

/** Who asks, as a teacher. @throws HttpProblem 403 no longer certified */
async function asking(db: Db, id: number, now: Date): Promise<PoolTeacher> {
  const teacher = await poolTeacher(db, id, now);
  if (!teacher) throw forbidden('请先完成教师认证');
  return teacher;
}

const detail = async (db: Db, id: number, orderId: number, now: Date) =>
  takeDetail(db, await asking(db, id, now), orderId, now);

const chatPlace = (userId: number, id: number) =>
  ({ userId, place: 'order_chat', object: { type: 'order', id } }) as const;

export const routes: AreaHandlers<typeof pool> = {
  'GET /wait_take/list': async ({ db, user, query, now }) =>
    hallList(db, await asking(db, user.id, now), query),
  'GET /wait_take/num': async ({ db, user, now }) => {
    const teacher = await asking(db, user.id, now);
    const [hall, mine, invitations] = await Promise.all([
      hallCounts(db, teacher, now),
      mineCounts(db, user.id),
      invitedCount(db, user.id),
    ]);
    return { hall: { ...hall, invitations }, mine, invalid: mine.invalid };
  },
  'GET /wait_take/audition_num': async ({ db, user, now }) => {
    const teacher = await asking(db, user.id, now);
    const { trials, formal } = await runningOf(db, user.id);
    const why = await hindranceOf(db, teacher, 'trial');
    return {
      open: trials,
      limit: await poolNumber(db, 'open'),
      formal,
      formal_limit: teacher.mostFormal,
      credit: teacher.credit,
      credit_least: await poolNumber(db, 'credit'),
      may_take: why === '',
      why,
    };
  },
  'GET /wait_take/mine': ({ db, user, query, now }) => mineList(db, user.id, query, now),
  'GET /wait_take/invitations': async ({ db, user, now }) => ({
    data: await invitedList(db, await asking(db, user.id, now)),
  }),
  'GET /wait_take/invalid': ({ db, user, query }) => invalidList(db, user.id, query.page ?? 1),
  'GET /wait_take/detail/:id': ({ db, user, params, now }) => detail(db, user.id, params.id, now),
  'POST /wait_take/take/:id': ({ user, params, once, now }) =>
    once.inTransaction(async (trx) => {
      await takeOrder(trx, { teacherId: user.id, orderId: params.id, now });
      return detail(trx, user.id, params.id, now);
    }),
  'POST /wait_take/invitation/:id': async ({ core, user, params, body, now }) => {
    const { note = '' } = await watchTexts(core, chatPlace(user.id, params.id), { note: body.note });
    return core.db.transaction().execute(async (trx) => {
      await answerInvitation(trx, { teacherId: user.id, orderId: params.id, now }, body.accept, note);
      return { accepted: body.accept };
    });
  },
  'POST /wait_take/begin/:id': ({ core, user, params, now }) =>
    core.db.transaction().execute(async (trx) => {
      await beginTrial(trx, { teacherId: user.id, orderId: params.id, now });
      return detail(trx, user.id, params.id, now);
    }),
  'PUT /wait_take/audition/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await saveTrial(trx, { teacherId: user.id, orderId: params.id, now }, body);
      return detail(trx, user.id, params.id, now);
    }),
  'POST /wait_take/audition/:id': async ({ core, user, params, body, once, now }) => {
    const notes = body.notes ?? [];
    const texts = await watchTexts(core, chatPlace(user.id, params.id), {
      text: body.text,
      ai_statement: body.ai_statement ?? '',
      ...Object.fromEntries(notes.map((note, i) => [`notes.${i}`, note])),
    } as Record<string, string>);
    return once.inTransaction(async (trx) => {
      await handInTrial(
        trx,
        { teacherId: user.id, orderId: params.id, now },
        {
          text: texts.text ?? body.text,
          ai_statement: texts.ai_statement ?? '',
          notes: notes.map((note, i) => texts[`notes.${i}`] ?? note),
        },
      );
      return detail(trx, user.id, params.id, now);
    });
  },
  'POST /wait_take/formal/:id': ({ user, params, once, now }) =>
    once.inTransaction(async (trx) => {
      await confirmFormal(trx, { teacherId: user.id, orderId: params.id, now });
      return detail(trx, user.id, params.id, now);
    }),
  'POST /wait_take/report/:id': async ({ core, user, params, body, now }) => {
    const { text } = await watchTexts(core, chatPlace(user.id, params.id), { text: body.text });
    return core.db.transaction().execute(async (trx) => {
      await reportProgress(trx, { teacherId: user.id, orderId: params.id, now }, { ...body, text });
      return detail(trx, user.id, params.id, now);
    });
  },
  'POST /wait_take/fill/:id': async ({ core, user, params, body, now }) => {
    const { need } = await watchTexts(core, chatPlace(user.id, params.id), { need: body.need });
    return core.db.transaction().execute(async (trx) => {
      await askMaterial(trx, { teacherId: user.id, orderId: params.id, now }, { ...body, need });
      return detail(trx, user.id, params.id, now);
    });
  },
  'POST /wait_take/cancel/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => ({
      credit: await giveUpTake(trx, { teacherId: user.id, orderId: params.id, now }, body.reason),
    })),

  'GET /order_pool/:id': ({ db, user, params, now }) => ownPool(db, user.id, params.id, now),
  'POST /order_pool/supply/:id': async ({ core, user, params, body, once, now }) => {
    const { content } = await watchTexts(core, chatPlace(user.id, params.id), { content: body.content });
    return once.inTransaction(async (trx) => {
      await supplyMaterial(trx, { userId: user.id, orderId: params.id, now }, { ...body, content });
      return ownPool(trx, user.id, params.id, now);
    });
  },
  'POST /order_pool/invite/:id': async ({ core, user, params, body, once, now }) => {
    const { note = '' } = await watchTexts(core, chatPlace(user.id, params.id), { note: body.note });
    return once.inTransaction(async (trx) => {
      await invite(trx, { userId: user.id, orderId: params.id, now }, body.teacher_id, note);
      return ownPool(trx, user.id, params.id, now);
    });
  },
  'POST /order_pool/withdraw/:id': ({ core, user, params, now }) =>
    core.db.transaction().execute(async (trx) => {
      await withdrawInvitation(trx, { userId: user.id, orderId: params.id, now });
      return ownPool(trx, user.id, params.id, now);
    }),
  'GET /order_pool/invitable/:teacher': ({ db, user, params }) =>
    invitableOrders(db, user.id, params.teacher),
  'GET /trial/:id': ({ db, user, params, now }) => ownTrials(db, user.id, params.id, now),
  'PUT /trial/score/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await scoreTrial(trx, { userId: user.id, orderId: params.id, now }, body.letter, body.points);
      return ownTrials(trx, user.id, params.id, now);
    }),
  'POST /trial/choose/:id': async ({ core, user, params, body, once, now }) => {
    const { reason } = await watchTexts(core, chatPlace(user.id, params.id), { reason: body.reason });
    return once.inTransaction(async (trx) => {
      await chooseTrial(trx, { userId: user.id, orderId: params.id, now }, body.letter, reason);
      return ownTrials(trx, user.id, params.id, now);
    });
  },
  'POST /trial/refuse/:id': async ({ core, user, params, body, now }) => {
    const { reason } = await watchTexts(core, chatPlace(user.id, params.id), { reason: body.reason });
    return core.db.transaction().execute(async (trx) => {
      await refuseTrials(trx, { userId: user.id, orderId: params.id, now }, reason);
      return ownTrials(trx, user.id, params.id, now);
    });
  },
  'PUT /trial/auto_pick/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await setAutoPick(trx, { userId: user.id, orderId: params.id, now }, body.on);
      return ownTrials(trx, user.id, params.id, now);
    }),

  'GET /staff/pool/list': ({ db, query, now }) => deskPool(db, query, now),
  'GET /staff/pool/num': ({ db, now }) => deskCounts(db, now),
  'GET /staff/pool/detail/:id': ({ db, params, now }) => deskPoolDetail(db, params.id, now),
  'GET /staff/pool/trials/:id': async ({ db, params, now }) => {
    const row = await poolRow(db, params.id);
    if (!row) throw notFound('需求不存在');
    return trialsOf(db, await getRow(db, 'orders', { id: params.id }), row, now, true);
  },
  'GET /staff/pool/candidates/:id': async ({ db, params, query, now }) => {
    const row = await poolRow(db, params.id);
    if (!row) throw notFound('需求不存在');
    return candidatesFor(db, row, { ...query, barred: query.barred === '1' }, now);
  },
  'POST /staff/pool/dispatch/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await dispatchTo(core, trx, user, params.id, body, now);
      return deskPoolDetail(trx, params.id, now);
    }),
  'POST /staff/pool/hand_over/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await handOver(core, trx, user, params.id, body, now);
      return deskPoolDetail(trx, params.id, now);
    }),
  'POST /staff/pool/remove/:id': ({ core, user, params, body, now }) =>
    core.db
      .transaction()
      .execute(async (trx) =>
        deskPoolDetail(trx, await removeTake(core, trx, user, params.id, body, now), now),
      ),
  'POST /staff/pool/extend/:id': ({ core, user, params, body, now }) =>
    core.db
      .transaction()
      .execute(async (trx) =>
        deskPoolDetail(trx, await extendTake(core, trx, user, params.id, body, now), now),
      ),
  'POST /staff/pool/choose/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await chooseFor(core, trx, user, params.id, body, now);
      return deskPoolDetail(trx, params.id, now);
    }),
  'POST /staff/pool/extend_choice/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await extendChoice(core, trx, user, params.id, body, now);
      return deskPoolDetail(trx, params.id, now);
    }),
  'POST /staff/pool/end_round/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await endRound(core, trx, user, params.id, body, now);
      return deskPoolDetail(trx, params.id, now);
    }),
  'POST /staff/pool/resume/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await resume(core, trx, user, params.id, body, now);
      return deskPoolDetail(trx, params.id, now);
    }),
  'POST /staff/pool/summary/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await writeSummary(core, trx, user, params.id, body, now);
      return deskPoolDetail(trx, params.id, now);
    }),
};
