import type { BodyOf, StaffHelp, StaffHelpArticle } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { promisedNumbers } from '../promised';
import { checkNumbers } from './numbers';
import { writeHelp } from './write';

type NewArticle = BodyOf<'POST /staff/help/article'>;

const present = (row: Selectable<DB['help_articles']>): StaffHelpArticle => ({
  id: row.id,
  category_id: row.category_id,
  question: row.question,
  answer: row.answer,
  keywords: row.keywords,
  link: row.link_path ? { title: row.link_title, path: row.link_path } : null,
  published: row.published,
  revision: row.revision,
  updated_at: toMoment(row.updated_at),
});

/** All of the help centre in the readers' order, hidden questions and empty categories too. */
export async function staffHelp(db: Db): Promise<StaffHelp> {
  const [categories, articles] = await Promise.all([
    db.selectFrom('help_categories').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('help_articles').selectAll().orderBy('sort').orderBy('id').execute(),
  ]);
  return {
    categories: categories.map(({ id, title, description, revision }) => ({
      id,
      title,
      description,
      revision,
      articles: articles.filter(({ category_id }) => category_id === id).map(present),
    })),
    numbers: promisedNumbers,
  };
}

async function nextPlace(trx: Db, categoryId: number): Promise<number> {
  const row = await trx
    .selectFrom('help_articles')
    .select(({ fn }) => fn.max('sort').as('last'))
    .where('category_id', '=', categoryId)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/**
 * Adds a question, or changes one: readers see it at once. A new one, and one that moves to another category, stands last.
 * @throws HttpProblem 404 unknown question · 409 when somebody else changed it meanwhile · 422 by field
 */
export async function saveHelpArticle(
  core: Core,
  staffId: number,
  { id, revision, link, ...texts }: NewArticle,
): Promise<StaffHelpArticle> {
  checkNumbers({
    question: texts.question,
    answer: texts.answer,
    keywords: texts.keywords ?? '',
    link: link?.title ?? '',
  });
  const now = new Date(core.settings.clock.now());
  const values = { ...texts, link_title: link?.title ?? '', link_path: link?.path ?? '', updated_at: now };
  return writeHelp(core, async (trx) => {
    // Shared, so that nobody deletes the category meanwhile.
    const category = await trx
      .selectFrom('help_categories')
      .select('title')
      .where('id', '=', texts.category_id)
      .forShare()
      .executeTakeFirst();
    if (!category) throw invalid({ category_id: ['分类不存在，请重新选择'] });
    const old = id
      ? await trx.selectFrom('help_articles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (id && !old) throw notFound('问题不存在');
    if (old && old.revision !== revision) throw conflict('这个问题刚被其他同事修改，请刷新后再改');
    const sort = old?.category_id === texts.category_id ? old.sort : await nextPlace(trx, texts.category_id);
    const saved = old
      ? await trx
          .updateTable('help_articles')
          .set({ ...values, sort, revision: old.revision + 1 })
          .where('id', '=', old.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('help_articles')
          .values({ ...values, sort })
          .returningAll()
          .executeTakeFirstOrThrow();
    return {
      made: present(saved),
      line: {
        actor: { type: 'staff', id: staffId },
        action: old ? 'help.change' : 'help.add',
        object: ['help_article', String(saved.id)],
        detail: { title: saved.question, active: saved.published },
      },
    };
  });
}
