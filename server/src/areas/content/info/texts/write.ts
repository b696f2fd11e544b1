import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';
import { type AuditEntry, audit } from '../../../base/accounts/audit';
import { textsChannel } from './reading';

/** Writes one act of staff with its line in the audit log; every process then reads the help anew. */
export async function writeHelp<T>(
  core: Core,
  work: (trx: Db) => Promise<{ made: T; line: AuditEntry }>,
): Promise<T> {
  return core.db.transaction().execute(async (trx) => {
    const { made, line } = await work(trx);
    await audit(trx, core.settings.clock, line);
    await notifyChannel(trx, textsChannel, 'help');
    return made;
  });
}
