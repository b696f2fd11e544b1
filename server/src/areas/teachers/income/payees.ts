import type { BodyOf, IncomePayee } from '@harbor/contract';
import { composed } from '@harbor/contract/composed';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, forbidden, invalid, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { mostPayees } from './limits';
import type { PayeeRow } from './rows';
import { certifiedName } from './teacher';

type NewPayee = BodyOf<'POST /income/payee'>;
type Cipher = Core['cipher'];

const nameAt = (id: number) => `payees.name_sealed:${id}`;
const accountAt = (id: number) => `payees.account_sealed:${id}`;

/** A name as two are compared: without spaces, and with one kind of dot between the parts of a longer one. */
const plain = (name: string) =>
  composed(name)
    .replaceAll(/\s/g, '')
    .replaceAll(/[·•．.・]/g, '·');

/** Whether money for one name may go to an account of another. */
export const namesFit = (certified: string, payee: string): boolean =>
  plain(certified) !== '' && plain(certified) === plain(payee);

/** 沈知远 → 沈*远, 白露 → 白* */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length <= 1) return name;
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(Math.min(3, letters.length - 2))}${letters.at(-1)}`;
}

/** `**** 6612` */
const maskAccount = (account: string): string =>
  account.includes('@')
    ? `${account.slice(0, 2)}***${account.slice(account.indexOf('@'))}`
    : `**** ${account.slice(-4)}`;

/** @throws HttpProblem 422 at `account` */
function checkAccount({ kind, account, bank }: NewPayee): string {
  const text = account.replaceAll(/[\s-]/g, '');
  if (kind === 'bank') {
    if (!/^\d{12,19}$/.test(text)) throw invalid({ account: ['请输入12至19位银行卡号'] });
    if (!bank) throw invalid({ bank: ['请输入开户行'] });
    return text;
  }
  if (!/^1[3-9]\d{9}$/.test(text) && !/^[^\s@]{1,40}@[^\s@]+\.[^\s@]{2,}$/.test(text))
    throw invalid({ account: ['请输入支付宝绑定的手机号或邮箱'] });
  return text;
}

/** The name and account that were sealed, for the bank's file and for comparing names. */
export const openPayee = (cipher: Cipher, row: PayeeRow): { name: string; account: string } => ({
  name: cipher.open(row.name_sealed, nameAt(row.id)),
  account: cipher.open(row.account_sealed, accountAt(row.id)),
});

/**
 * Whether an account is in the name by which its teacher is certified now: not once it was erased, and not where no key
 * of the site opens it, so that nothing is paid to what nobody can read.
 */
export function payeeFits(cipher: Cipher, row: PayeeRow, certified: string): boolean {
  if (row.name_sealed === '') return false;
  try {
    return namesFit(certified, cipher.open(row.name_sealed, nameAt(row.id)));
  } catch {
    return false;
  }
}

/** A teacher's account as they see it: masked. */
export const presentPayee = (cipher: Cipher, row: PayeeRow, certified: string): IncomePayee => ({
  id: row.id,
  kind: row.kind,
  name: row.name_mask,
  title: row.title,
  account: row.account_mask,
  fits: payeeFits(cipher, row, certified),
});

/** Accounts that a teacher has and did not remove, the newest first. */
export const payeesOf = (db: Db, teacherId: number): Promise<PayeeRow[]> =>
  db
    .selectFrom('payees')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** A teacher's own account that is still theirs to use. @throws HttpProblem 404 */
export async function ownPayee(db: Db, teacherId: number, id: number): Promise<PayeeRow> {
  const row = await findRow(db, 'payees', { id, teacher_id: teacherId });
  if (!row || row.removed_at) throw notFound('收款账户不存在');
  return row;
}

/** What of an account is kept: name and account sealed, and so much of both as is shown. */
export async function storePayee(
  cipher: Cipher,
  trx: Db,
  teacherId: number,
  {
    kind,
    name,
    title,
    account,
    now,
  }: Pick<PayeeRow, 'kind' | 'title'> & { name: string; account: string; now: Date },
): Promise<PayeeRow> {
  const { id } = await trx
    .insertInto('payees')
    .values({
      ...{ teacher_id: teacherId, kind, title, added_at: now, name_sealed: '', account_sealed: '' },
      ...{ name_mask: maskName(name), account_mask: maskAccount(account) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return trx
    .updateTable('payees')
    .set({ name_sealed: cipher.seal(name, nameAt(id)), account_sealed: cipher.seal(account, accountAt(id)) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Adds an account, sealed. Only one in the certified name is taken.
 * @throws HttpProblem 403 without a certification, 409 too many, 422 by field
 */
export async function addPayee(
  core: Core,
  teacherId: number,
  body: NewPayee,
  now: Date,
): Promise<IncomePayee> {
  const account = checkAccount(body);
  return core.db.transaction().execute(async (trx) => {
    // One at a time for a person, so that nobody passes the limit.
    await trx.selectFrom('users').select('id').where('id', '=', teacherId).forNoKeyUpdate().execute();
    const certified = await certifiedName(trx, teacherId);
    if (!certified) throw forbidden('通过教师认证后可以添加收款账户');
    if (!namesFit(certified, body.name)) throw invalid({ name: ['户名须与认证姓名一致'] });
    const others = await payeesOf(trx, teacherId);
    if (others.length >= mostPayees) throw conflict(`最多保留${mostPayees}个收款账户，请先删除不用的`);
    const row = await storePayee(core.cipher, trx, teacherId, {
      ...{ kind: body.kind, name: body.name, account, now },
      title: body.kind === 'alipay' ? '支付宝' : (body.bank ?? ''),
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'user', id: teacherId },
      action: 'payee.add',
      object: ['payee', String(row.id)],
    });
    return presentPayee(core.cipher, row, certified);
  });
}

/** Removes an account from those to choose; withdrawals that name it keep it. @throws HttpProblem 404 */
export async function removePayee(core: Core, teacherId: number, id: number, now: Date): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    await ownPayee(trx, teacherId, id);
    await trx.updateTable('payees').set({ removed_at: now }).where('id', '=', id).execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'user', id: teacherId },
      action: 'payee.remove',
      object: ['payee', String(id)],
    });
  });
}

/** Places of the sealed columns, for the rotation of keys. */
export const sealedPlaces = { name_sealed: nameAt, account_sealed: accountAt } as const;
