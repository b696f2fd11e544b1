import type { StoredFile } from '@harbor/contract';
import { staffMay } from '../../../../http/access';
import { installAreas } from '../../../../manifest';
import type { TestApp } from '../../../../testing/app';
import { holdFiles } from '../hold';
import type { HolderKind, MayRead } from '../holders';
import { uploaded } from './uploads';

/**
 * Enters a kind `test` whose things are orders: their buyers read, staff read, and the teacher of the order, who may only
 * look where the test says so.
 */
export function enterTestHolder(teacher: () => MayRead = () => true): void {
  const kind: HolderKind = {
    title: '测试资料',
    ofOrder: true,
    async mayRead(db, user, holderId) {
      const order = await db
        .selectFrom('orders')
        .select(['user_id', 'teacher_id'])
        .where('id', '=', Number(holderId))
        .executeTakeFirst();
      if (!order) return false;
      if (order.teacher_id === user.id) return teacher();
      return order.user_id === user.id || staffMay(user.staff, 'orders.read');
    },
    async ownerOf(db, holderId) {
      const order = await db
        .selectFrom('orders')
        .select('user_id')
        .where('id', '=', Number(holderId))
        .executeTakeFirst();
      return order?.user_id;
    },
  };
  installAreas([{ name: 'test', fileHolders: { test: kind } }]);
}

/** A rule that takes documents and texts. */
export const testRule = { max: 3, types: ['docx', 'txt', 'pdf', 'png'], max_bytes: 1024 * 1024 } as const;

/** A text of one person that an order holds under the kind `test`. */
export async function fileOfOrder(
  site: TestApp,
  owner: { id: number; token: string },
  orderId: number,
): Promise<StoredFile> {
  const file = await uploaded(site, owner.token, '稿件.txt', Buffer.from('正文'));
  await site.core.db.transaction().execute((trx) =>
    holdFiles(trx, {
      userId: owner.id,
      ids: [file.id],
      holder: { kind: 'test', id: orderId },
      field: 'files',
      rule: { ...testRule, types: [...testRule.types] },
      now: new Date(site.clock.now()),
    }),
  );
  return file;
}
