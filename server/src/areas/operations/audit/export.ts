import { Readable } from 'node:stream';
import { type BodyOf, type DataOf, hasRight, auditExportLimits as limits } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { invalid, notFound } from '../../../http/problem';
import { urlOf } from '../../../http/register';
import type { SessionUser } from '../../../http/session-user';
import { csvRow as row } from '../../../labels/csv';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { downloadTicket, holderOfTicket } from '../../identity/auth/download-ticket';
import { type AuditFilter, findLines } from './find';
import { presentLines } from './present';

const dayMs = 24 * 3_600_000;
/** So many lines are read and written at once. */
const batch = 500;

/** Numbers of exports are those of their own lines in the log, with the day. */
const numberOf = (line: number, at: Date) => `RZ${toMoment(at).slice(0, 10).replaceAll('-', '')}-${line}`;

const objectOf = (line: number) => `audit-export:${line}`;

function checkDays(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw invalid({ to: ['结束日期不能早于开始日期'] });
  if (days > limits.days) throw invalid({ to: [`一次最多导出${limits.days}天，请缩短日期范围`] });
}

/** How many lines there are, up to one more than an export may hold. */
async function count(core: Core, filter: AuditFilter): Promise<number> {
  return (await findLines(core.db, filter, { limit: limits.lines + 1 })).length;
}

/**
 * Writes an export down and answers where its file is: good for a minute, for one person.
 * @throws HttpProblem 422 for too many days or lines
 */
export async function beginExport(
  core: Core,
  user: SessionUser,
  filter: BodyOf<'POST /staff/audit/export'>,
  ip: string,
): Promise<DataOf<'POST /staff/audit/export'>> {
  checkDays(filter.from, filter.to);
  const lines = await count(core, filter);
  if (lines === 0) throw invalid({ from: ['没有符合条件的记录'] });
  if (lines > limits.lines)
    throw invalid({
      to: [`符合条件的记录超过${limits.lines.toLocaleString('en')}行，请缩短日期范围或增加筛选条件`],
    });
  const { from, to, object_no, ...rest } = filter;
  const line = await audit(core.db, core.settings.clock, {
    actor: { type: 'staff', id: user.id },
    action: 'audit.export',
    object: ['audit_log', object_no ?? ''],
    detail: { ...rest, from_day: from, to_day: to, lines },
    ip,
  });
  const { at } = await getRow(core.db, 'audit_log', { id: line }, ['at']);
  const { ticket, validFor } = downloadTicket(core, user, objectOf(line));
  return {
    number: numberOf(line, at),
    lines,
    url: `${urlOf('/staff/audit/export')}?ticket=${line}.${ticket}`,
    valid_for: validFor,
  };
}

const head = [
  '行号',
  '时间',
  '身份',
  '操作人编号',
  '操作人',
  '操作',
  '操作代码',
  '对象类型',
  '对象编号',
  '对象',
  '详情',
  '来源',
  '水印',
];

interface Export {
  number: string;
  by: string;
  at: string;
  filter: AuditFilter;
  /** The export's own line: it and those after it are not in the file. */
  before: number;
}

async function* written(core: Core, one: Export): AsyncGenerator<string> {
  const mark = `${one.by} ${one.at} ${one.number}`;
  yield '\ufeff';
  yield row(['学术港操作日志', `导出编号 ${one.number}`]);
  yield row(['导出人', one.by, '导出时间', one.at]);
  yield row(['日期范围', `${one.filter.from} 至 ${one.filter.to}`]);
  yield row(['仅供内部核查，请勿外传；本次导出已记入操作日志']);
  yield '\r\n';
  yield row(head);
  let { before } = one;
  let lines = 0;
  while (lines < limits.lines) {
    const rows = await findLines(core.db, one.filter, {
      before,
      limit: Math.min(batch, limits.lines - lines),
    });
    for (const line of await presentLines(core.db, rows))
      yield row([
        line.id,
        line.at.replace('T', ' ').slice(0, 19),
        line.actor.type_text,
        line.actor.id ?? '',
        line.actor.name,
        line.action_text,
        line.action,
        line.object?.type_text ?? '',
        line.object?.type === 'case' ? line.object.no.replace(/^[a-z]+:/, '') : (line.object?.no ?? ''),
        line.object?.label ?? '',
        line.detail.map(({ label, value }) => `${label}：${value}`).join('；'),
        line.origin,
        mark,
      ]);
    lines += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    before = last.id;
  }
  yield row([`共 ${lines} 行`, mark]);
}

/** An export's file as it is read. */
export interface ExportFile {
  content: Readable;
  name: string;
}

/** Somebody who may read the log now; undefined for who lost the right since the ticket was made. */
async function readerOf(db: Db, userId: number): Promise<{ nickname: string } | undefined> {
  const row = await db
    .selectFrom('staff_members')
    .innerJoin('users', 'users.id', 'staff_members.user_id')
    .select(['users.nickname', 'staff_members.roles'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row && hasRight(row.roles, 'audit') ? row : undefined;
}

/** The file behind an address. @throws HttpProblem 404 for a ticket that is too old, made up or of somebody else */
export async function exportFile(
  core: Core,
  ticket: string | undefined,
  user: SessionUser | null,
): Promise<ExportFile> {
  const [, id = '0', grant = ''] = /^(\d{1,15})\.(.+)$/.exec(ticket ?? '') ?? [];
  const line = Number(id);
  const holder = await holderOfTicket(core, objectOf(line), grant, user);
  const [written_, person] = await Promise.all([
    findRow(core.db, 'audit_log', { id: line, action: 'audit.export', actor_id: holder }, [
      'at',
      'detail',
      'object_id',
    ]),
    readerOf(core.db, holder),
  ]);
  if (!written_ || !person) throw notFound('下载地址已失效，请返回页面重新下载');
  const { from_day, to_day, lines: _, ...rest } = written_.detail as Record<string, string>;
  const number = numberOf(line, written_.at);
  const content = Readable.from(
    written(core, {
      number,
      by: `${person.nickname}（编号 ${holder}）`,
      at: toMoment(written_.at).replace('T', ' ').slice(0, 19),
      filter: {
        ...rest,
        from: from_day,
        to: to_day,
        ...(written_.object_id && { object_no: written_.object_id }),
      },
      before: line,
    }),
  );
  return { content, name: `操作日志-${number}.csv` };
}
