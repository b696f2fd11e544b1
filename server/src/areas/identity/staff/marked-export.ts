import { Readable } from 'node:stream';
import { hasRight, type StaffRight } from '@harbor/contract';
import type { Core } from '../../../core';
import { findRow, getRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { csvRow } from '../../../labels/csv';
import { toMoment } from '../../../time';
import { type AuditDetail, audit } from '../../base/accounts/audit';
import type { AuditAction, AuditObject } from '../../base/accounts/audit-words';
import { downloadTicket, holderOfTicket } from '../auth/download-ticket';

/** A kind of table that the team takes along: each export is a line of the audit log, and the file says whose it is. */
export interface ExportKind {
  action: AuditAction;
  object: AuditObject;
  /** Two capitals before the number of each. */
  mark: string;
  right: StaffRight;
  /** Path of the call that gives the file, as browsers ask for it. */
  path: string;
}

const objectOf = ({ mark }: ExportKind, line: number) => `export-${mark}:${line}`;
const numberOf = ({ mark }: ExportKind, line: number, at: Date) =>
  `${mark}${toMoment(at).slice(0, 10).replaceAll('-', '')}-${line}`;

/**
 * Writes an export down and answers where its file is: good for a minute, for one person.
 * @param detail what it holds; the file is made from it
 */
export async function beginMarked(
  core: Core,
  user: SessionUser,
  kind: ExportKind,
  { object, detail, ip }: { object: string; detail: AuditDetail; ip: string },
): Promise<{ number: string; url: string; valid_for: number }> {
  const line = await audit(core.db, core.settings.clock, {
    actor: { type: 'staff', id: user.id },
    action: kind.action,
    object: [kind.object, object],
    detail,
    ip,
  });
  const { at } = await getRow(core.db, 'audit_log', { id: line }, ['at']);
  const { ticket, validFor } = downloadTicket(core, user, objectOf(kind, line));
  return {
    number: numberOf(kind, line, at),
    url: `${kind.path}?ticket=${line}.${ticket}`,
    valid_for: validFor,
  };
}

/** An export as it was written down. */
export interface Marked {
  /** Its line in the audit log. */
  line: number;
  number: string;
  /** Who made it: name and number. */
  by: string;
  /** `YYYY-MM-DD hh:mm:ss` of Beijing. */
  at: string;
  /** What it is about, as {@link beginMarked} was told. */
  object: string;
  detail: Record<string, string>;
}

/**
 * What a ticket opens, read anew: whoever lost the right since gets nothing.
 * @throws HttpProblem 404 for a ticket that is too old, made up or of somebody else
 */
export async function openMarked(
  core: Core,
  user: SessionUser | null,
  kind: ExportKind,
  ticket: string | undefined,
): Promise<Marked> {
  const [, id = '0', grant = ''] = /^(\d{1,15})\.(.+)$/.exec(ticket ?? '') ?? [];
  const line = Number(id);
  const holder = await holderOfTicket(core, objectOf(kind, line), grant, user);
  const [row, person] = await Promise.all([
    findRow(core.db, 'audit_log', { id: line, action: kind.action, actor_id: holder }, [
      'at',
      'detail',
      'object_id',
    ]),
    core.db
      .selectFrom('staff_members')
      .innerJoin('users', 'users.id', 'staff_members.user_id')
      .select(['users.nickname', 'staff_members.roles'])
      .where('users.id', '=', holder)
      .executeTakeFirst(),
  ]);
  if (!row || !person || !hasRight(person.roles, kind.right))
    throw notFound('下载地址已失效，请返回页面重新下载');
  return {
    line,
    number: numberOf(kind, line, row.at),
    by: `${person.nickname}（编号 ${holder}）`,
    at: toMoment(row.at).replace('T', ' ').slice(0, 19),
    object: row.object_id ?? '',
    detail: row.detail as Record<string, string>,
  };
}

type Cells = readonly (string | number)[];

/** A table of a file; rows that are many come as they are read. */
export interface MarkedTable {
  head: Cells;
  rows: Iterable<Cells> | AsyncIterable<Cells>;
}

/** The file: who took it along when, then the tables, each line with the mark at its end. */
async function* written(one: Marked, title: string, about: readonly Cells[], tables: readonly MarkedTable[]) {
  const mark = `${one.by} ${one.at} ${one.number}`;
  yield '\ufeff';
  yield csvRow([title, `导出编号 ${one.number}`]);
  yield csvRow(['导出人', one.by, '导出时间', one.at]);
  for (const line of about) yield csvRow(line);
  yield csvRow(['仅供内部核查，请勿外传；本次导出已记入操作日志']);
  for (const { head, rows } of tables) {
    yield '\r\n';
    yield csvRow([...head, '水印']);
    for await (const row of rows) yield csvRow([...row, mark]);
  }
}

/**
 * The file of an export, made while it is read.
 * @param about lines under its head, such as the range that it holds
 */
export const markedFile = (
  one: Marked,
  title: string,
  tables: readonly MarkedTable[],
  about: readonly Cells[] = [],
): Readable => Readable.from(written(one, title, about, tables));

/** Headers of such a file. */
export const markedHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="export.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': 'no-store',
});
