import type { Db } from '../../../db/connect';
import { toMoment } from '../../../time';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { ApplicationRow } from './rows';

/** The page of the result: both platforms know the one of the new flow. */
export const resultPath = (flow: 2 | 3): string =>
  flow === 2 ? '/certification/result' : '/certification_new/examine';

const tell = (trx: Db, userId: number, title: string, body: string, link: string, now: Date): Promise<void> =>
  notify(trx, {
    ...{ userId, kind: messageKind.system, sub: systemSub.teacher, title, body, link, now },
  });

type Applied = Pick<ApplicationRow, 'user_id' | 'flow_version'>;

const day = (at: Date) => toMoment(at).slice(0, 16).replace('T', ' ');

export const tellApproved = (trx: Db, { user_id, flow_version }: Applied, change: boolean, now: Date) =>
  change
    ? tell(trx, user_id, '变更的认证资料已通过', '新资料已生效。', resultPath(flow_version), now)
    : tell(
        trx,
        user_id,
        '教师认证已通过，请阅读并签署接单规范',
        '签署接单规范与学术诚信承诺书后，就可以进入接单平台。证件图片将在 30 天内自动删除。',
        resultPath(flow_version),
        now,
      );

export const tellSupplement = (
  trx: Db,
  { user_id, flow_version }: Applied,
  count: number,
  until: Date,
  now: Date,
) =>
  tell(
    trx,
    user_id,
    `教师认证需要补充 ${count} 项`,
    `请在 ${day(until)} 前补充，其余项目不用再填。逾期本次申请将结束，资料会保留为草稿。`,
    resultPath(flow_version),
    now,
  );

export const tellReminder = (trx: Db, { user_id, flow_version }: Applied, until: Date, now: Date) =>
  tell(
    trx,
    user_id,
    '教师认证还有项目待补充',
    `请在 ${day(until)} 前补充，逾期本次申请将结束。`,
    resultPath(flow_version),
    now,
  );

export const tellRejected = (
  trx: Db,
  { user_id, flow_version }: Applied,
  reason: string,
  change: boolean,
  now: Date,
) =>
  tell(
    trx,
    user_id,
    change ? '变更的认证资料没有通过，原资料继续有效' : '教师认证没有通过',
    `原因：${reason}`,
    resultPath(flow_version),
    now,
  );

export const tellSuspended = (trx: Db, userId: number, until: Date, reason: string, now: Date) =>
  tell(
    trx,
    userId,
    '您的接单已暂停',
    `原因：${reason}。${day(until)} 恢复，进行中的订单会转交其他老师。`,
    resultPath(3),
    now,
  );

export const tellResumed = (trx: Db, userId: number, now: Date) =>
  tell(trx, userId, '您的接单已恢复', '现在可以继续接单。', '/receiveorder/', now);

export const tellRulesChanged = (trx: Db, userId: number, title: string, now: Date) =>
  tell(trx, userId, `《${title}》有新版本，请重新签署`, '签署后可继续进入接单平台。', resultPath(3), now);
