import { pressStatus } from '@harbor/contract/press-status';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import type { TestApp } from '../../../../testing/app';
import { follow } from '../writing/move';

/** Areas that a test of the headlines needs. */
export const pressAreas = ['press', 'pressDesk', 'user'] as const;

let made = 0;

/** A tag, alone of its name. */
export async function addTag(db: Db, title?: string): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto('press_tags')
    .values({
      title: title ?? `标签${made}`,
      introduction: '这个标签下的头条写的是什么，给谁读。',
      updated_at: new Date('2026-11-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A special, alone of its name. */
export async function addSpecial(db: Db, title?: string): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto('press_specials')
    .values({
      title: title ?? `专题${made}`,
      introduction: '这个专题把哪些头条放在一起，按什么顺序读。',
      cover: '/media/demo/press/cover.svg',
      sort: made,
      updated_at: new Date('2026-11-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An article as it stands in the table, published an hour ago unless told otherwise; its counts and links follow. */
export async function putPress(
  site: TestApp,
  { tags = [], ...more }: Partial<Insertable<DB['press']>> & { tags?: readonly number[] } = {},
): Promise<number> {
  const { db } = site.core;
  const hourAgo = new Date(site.clock.now() - 3_600_000);
  const status = more.status ?? pressStatus.published;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('press')
      .values({
        ...{ type: 2, title: '审稿意见怎样分类', description: '把意见分成三类再动稿子。' },
        ...{ cover: '/media/demo/press/cover.svg', content: '<h2>先分类</h2><p>再动稿子。</p>' },
        ...{ body: '先分类\n再动稿子。', letters: 800, is_original: true, source: '学术港编辑部' },
        ...{ source_url: '', author: '林一', seo: JSON.stringify({ title: '', desc: '', keywords: [] }) },
        published_at: status === pressStatus.published || status === pressStatus.offline ? hourAgo : null,
        publish_at: status === pressStatus.scheduled ? new Date(site.clock.now() + 3_600_000) : null,
        created_at: hourAgo,
        updated_at: hourAgo,
        ...more,
        status,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await follow(trx, row, row, tags);
    if (status === pressStatus.published)
      await sql`update press set hot = press_heat(published_at, views, likes, collects) where id = ${row.id}`.execute(
        trx,
      );
    return row.id;
  });
}

/** The ids of a list. */
export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
