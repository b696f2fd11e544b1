import type { ComparisonSource, DataOf, StoredFile } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { filesOf } from '../../base/files/hold';
import { textTypes } from '../../base/files/text/paragraphs';
import { deliverablesOf, ownOrder } from '../orders/queries';
import type { DeliverableRow, OrderRow } from '../orders/rows';

/** A text of an order with the file that holds it. */
export interface SourceFile {
  file: StoredFile;
  source: ComparisonSource;
}

/** Texts of an order that can be held against each other. */
export interface OrderTexts {
  order: OrderRow;
  /** What was handed in, then each version; oldest first. */
  texts: SourceFile[];
}

const readable = (file: StoredFile) => textTypes.includes(file.type);

const sourceOf = (file: StoredFile, version: number): SourceFile => ({
  file,
  source: {
    file_id: file.id,
    name: file.name,
    label: version === 0 ? '您提交的稿件' : `第 ${version} 版交付`,
    version,
    words: file.words,
  },
});

/** The version that a delivered file came with: rows name their files by id or, older ones, by checksum. */
function versionOf(file: StoredFile, rows: readonly DeliverableRow[]): number | undefined {
  const names = (one: { sha256: string; id?: string }) =>
    one.id === undefined ? one.sha256 === file.sha256 : one.id === file.id;
  return rows.find((row) => row.files.some(names))?.version;
}

/** @throws HttpProblem 404 not the user's order */
export async function orderTexts(db: Db, userId: number, orderId: number): Promise<OrderTexts> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const [received, delivered, rows] = await Promise.all([
    filesOf(db, { kind: 'order_form', id: orderId }),
    filesOf(db, { kind: 'delivery', id: orderId }),
    deliverablesOf(db, orderId),
  ]);
  const versions = delivered.filter(readable).flatMap((file) => {
    const version = versionOf(file, rows);
    return version === undefined ? [] : [sourceOf(file, version)];
  });
  return {
    order,
    texts: [
      ...received.filter(readable).map((file) => sourceOf(file, 0)),
      ...versions.sort((a, b) => a.source.version - b.source.version),
    ],
  };
}

/** Longest first: the manuscript rather than a letter beside it. */
const longest = (texts: readonly SourceFile[]) =>
  texts.toSorted((a, b) => (b.file.words ?? 0) - (a.file.words ?? 0) || b.file.size - a.file.size)[0];

/** What people want to see first: the newest delivery against the manuscript, else against the version before it. */
function suggestion(texts: readonly SourceFile[]) {
  const newest = Math.max(0, ...texts.map(({ source }) => source.version));
  if (newest === 0) return null;
  const right = longest(texts.filter(({ source }) => source.version === newest));
  const handedIn = longest(texts.filter(({ source }) => source.version === 0));
  const before = longest(texts.filter(({ source }) => source.version > 0 && source.version < newest));
  const left = handedIn ?? before;
  return left && right ? { left: left.file.id, right: right.file.id } : null;
}

/** What of one's order can be compared. @throws HttpProblem 404 not the user's order */
export async function comparisonSources(
  db: Db,
  userId: number,
  orderId: number,
): Promise<DataOf<'GET /compare/sources/:id'>> {
  const { order, texts } = await orderTexts(db, userId, orderId);
  const suggested = suggestion(texts);
  return {
    order: { id: order.id, order_no: order.order_no, title: order.goods.title },
    sources: texts.map(({ source }) => source),
    suggested,
    why: suggested ? '' : '需要两份 docx、txt、md 或 tex 文稿才能对照，其他格式请下载后查看',
  };
}
