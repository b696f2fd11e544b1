import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { fullTime } from '../../../labels/beijing';
import { makePdf } from '../../../pdf/paper';
import { chatLimits } from './limits';
import { type Asking, getParty, type Party } from './party';
import { namesOf } from './present';
import type { LineRow } from './rows';
import { sentenceOf } from './sentences';

/** A line of an export. */
interface Exported {
  at: string;
  who: string;
  text: string;
  files: { name: string; size: string; sha256: string }[];
}

const kilobytes = (size: number) =>
  size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;

async function linesOf(db: Db, party: Party): Promise<Exported[]> {
  const rows: LineRow[] = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('order_id', '=', party.orderId)
    .$if(party.untilId !== null, (query) => query.where('id', '<=', party.untilId ?? 0))
    .orderBy('id')
    .limit(chatLimits.exported)
    .execute();
  const nameOf = await namesOf(db, party.orderId, rows);
  return rows.map((row) => ({
    at: fullTime(row.created_at),
    who: row.sender === 'system' ? '系统' : row.sender_id === party.userId ? '我' : nameOf(row),
    text: row.recalled_at
      ? '（已撤回一条消息）'
      : row.event
        ? sentenceOf(row.event, row.facts, party.role, party.userId)
        : row.content,
    files: row.files.map(({ name, size, sha256 }) => ({ name, size: kilobytes(size), sha256 })),
  }));
}

const filesOf = (lines: readonly Exported[]) =>
  lines.flatMap(({ at, who, files }) => files.map((file) => ({ at, who, ...file })));

/** What an export is called. */
const nameFor = ({ orderNo }: Party, ending: string) => `订单沟通_${orderNo}.${ending}`;

/** The chat of an order with the list of its files, as a text. @throws HttpProblem 404 */
export async function exportText(
  { db }: Pick<Core, 'db'>,
  user: Asking,
  orderId: number,
  now: Date,
): Promise<{ name: string; text: string }> {
  const party = await getParty(db, user, orderId);
  const lines = await linesOf(db, party);
  const said = lines.map(({ at, who, text, files }) =>
    [
      `${at}  ${who}`,
      ...(text ? [text] : []),
      ...files.map(({ name, size }) => `[文件] ${name}（${size}）`),
    ].join('\n'),
  );
  const list = filesOf(lines).map(
    ({ at, who, name, size, sha256 }, place) =>
      `${place + 1}. ${name}（${size}）  ${at}  ${who}\n   SHA-256 ${sha256}`,
  );
  const text = [
    `订单沟通记录\n订单 ${party.orderNo}  ${party.title}\n导出于 ${fullTime(now)}（北京时间）`,
    said.join('\n\n') || '还没有沟通记录。',
    `文件清单（${list.length}）\n${list.join('\n') || '没有文件。'}`,
  ].join('\n\n──────────\n\n');
  return { name: nameFor(party, 'txt'), text: `\uFEFF${text}\n` };
}

/** The same as a PDF. Takes some 50 ms of the processor. @throws HttpProblem 404 */
export async function exportPdf(
  { db }: Pick<Core, 'db'>,
  user: Asking,
  orderId: number,
  now: Date,
): Promise<{ name: string; content: Buffer }> {
  const party = await getParty(db, user, orderId);
  const lines = await linesOf(db, party);
  const head = { title: '订单沟通记录', subtitle: party.title, mark: `订单 ${party.orderNo}` };
  const content = await makePdf(head, (paper) => {
    paper.facts([
      ['订单号', party.orderNo],
      ['服务', party.title],
      ['导出时间', `${fullTime(now)}（北京时间）`],
    ]);
    paper.heading('沟通记录');
    if (lines.length === 0) paper.paragraph('还没有沟通记录。');
    for (const { at, who, text, files } of lines) {
      paper.note(`${at}  ${who}`);
      if (text) paper.paragraph(text);
      for (const { name, size } of files) paper.paragraph(`[文件] ${name}（${size}）`);
    }
    paper.heading('文件清单');
    const all = filesOf(lines);
    if (all.length === 0) paper.paragraph('没有文件。');
    else
      paper.table(
        [
          { title: '文件', share: 0.34 },
          { title: '大小', share: 0.13 },
          { title: '发送', share: 0.23 },
          { title: 'SHA-256', share: 0.3 },
        ],
        all.map(({ at, who, name, size, sha256 }) => [name, size, `${at} ${who}`, sha256]),
      );
    paper.note('文件本身请在订单里下载；撤回的消息不保留内容。');
  });
  return { name: nameFor(party, 'pdf'), content };
}
