import { createHash } from 'node:crypto';
import { insertRow } from '../../../db/rows';
import type { TestApp } from '../../../testing/app';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Two delivered versions of an order, the second one with a clean copy. */
export async function deliverTwice(site: TestApp, orderId: number): Promise<void> {
  const at = (hours: number) => new Date(site.clock.now() - hours * 3_600_000);
  const file = (name: string) => ({ name, size: 20_480, sha256: sha(`${orderId}${name}`) });
  await insertRow(
    site.core.db,
    'deliverables',
    [
      { version: 1, title: '语言校订', text: '第一轮', files: [file('稿件_v1.docx')], hours: 50 },
      {
        version: 2,
        title: '终稿',
        text: '第二轮',
        files: [file('稿件_v2.docx'), file('清稿.docx')],
        hours: 20,
      },
    ].map(({ hours, files, ...row }) => ({
      ...row,
      order_id: orderId,
      by_name: '周岚',
      files: JSON.stringify(files),
      at: at(hours),
    })),
  );
}
