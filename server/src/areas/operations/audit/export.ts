import type { Readable } from 'node:stream';
import { type BodyOf, type DataOf, auditExportLimits as limits } from '@harbor/contract';
import type { FastifyReply } from 'fastify';
import type { Core } from '../../../core';
import { invalid } from '../../../http/problem';
import { urlOf } from '../../../http/register';
import type { SessionUser } from '../../../http/session-user';
import {
  beginMarked,
  type ExportKind,
  markedFile,
  markedHeaders,
  openMarked,
} from '../../identity/staff/marked-export';
import { type AuditFilter, findLines } from './find';
import { presentLines } from './present';

const dayMs = 24 * 3_600_000;
/** So many lines are read and written at once. */
const batch = 500;

const kind: ExportKind = {
  action: 'audit.export',
  object: 'audit_log',
  mark: 'RZ',
  right: 'audit',
  path: urlOf('/staff/audit/export'),
};

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
  const { from, to, object_no = '', ...rest } = filter;
  const detail = { ...rest, from_day: from, to_day: to, lines };
  return { ...(await beginMarked(core, user, kind, { object: object_no, detail, ip })), lines };
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
];

/** The lines before one of them, the newest first, and at last how many they were. */
async function* rowsOf(core: Core, filter: AuditFilter, first: number) {
  let before = first;
  let lines = 0;
  while (lines < limits.lines) {
    const rows = await findLines(core.db, filter, {
      before,
      limit: Math.min(batch, limits.lines - lines),
    });
    for (const line of await presentLines(core.db, rows))
      yield [
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
      ];
    lines += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    before = last.id;
  }
  yield [`共 ${lines} 行`];
}

/** The file behind an address. @throws HttpProblem 404 for a ticket that is too old, made up or of somebody else */
export async function exportFile(
  core: Core,
  user: SessionUser | null,
  ticket: string | undefined,
  reply: FastifyReply,
): Promise<Readable> {
  const one = await openMarked(core, user, kind, ticket);
  const { from_day: from = '', to_day: to = '', lines: _, ...rest } = one.detail;
  const filter = { ...rest, from, to, ...(one.object && { object_no: one.object }) };
  reply.headers(markedHeaders(`操作日志-${one.number}.csv`));
  // The export's own line, and those after it, are not in the file.
  return markedFile(
    one,
    '学术港操作日志',
    [{ head, rows: rowsOf(core, filter, one.line) }],
    [['日期范围', `${from} 至 ${to}`]],
  );
}
