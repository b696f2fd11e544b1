import type { DataOf } from '@harbor/contract';
import type { WordAction } from '@harbor/contract/word-rule';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { foldedWord } from './judge';
import type { WordPlace, WordRow } from './rows';

const perPage = 50;
const versionsPerPage = 20;

/** The lines of a version; without one, those that hold now. */
export const holding = (db: Db, version?: number) =>
  version === undefined
    ? db.selectFrom('words').where('until_version', 'is', null)
    : db
        .selectFrom('words')
        .where('from_version', '<=', version)
        .where((eb) => eb.or([eb('until_version', 'is', null), eb('until_version', '>', version)]));

const versionRows = (db: Db) =>
  db
    .selectFrom('word_versions as v')
    .leftJoin('users', 'users.id', 'v.made_by')
    .selectAll('v')
    .select('users.nickname');

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionRows>['executeTakeFirstOrThrow']>>;
type Version = DataOf<'GET /staff/words/version/:no'>['version'];

const presentVersion = ({ nickname, made_at, ...row }: VersionRow): Version => ({
  ...row,
  made_by: nickname ?? '',
  made_at: toMoment(made_at),
});

/** One version. @throws HttpProblem 404 */
export async function versionByNo(db: Db, no: number): Promise<Version> {
  const row = await versionRows(db).where('no', '=', no).executeTakeFirst();
  if (!row) throw notFound('没有这个版本');
  return presentVersion(row);
}

/** Every version, the latest first. */
export const wordVersions = (db: Db, page = 1): Promise<DataOf<'GET /staff/words/versions'>> =>
  paginate(
    versionRows(db).orderBy('no', 'desc'),
    { page, perPage: versionsPerPage, counted: db.selectFrom('word_versions') },
    (rows) => rows.map(presentVersion),
  );

/** What a list of words is looked through for. */
interface WordFilter {
  keyword?: string;
  place?: WordPlace;
  action?: WordAction;
  page?: number;
}

/** The words that hold: what was added last comes first. */
export async function wordList(
  db: Db,
  { keyword = '', place, action, page = 1 }: WordFilter,
): Promise<DataOf<'GET /staff/words/list'>> {
  const like = `%${escapeLike(keyword === '' ? '' : foldedWord(keyword) || keyword)}%`;
  const found = holding(db)
    .$if(keyword !== '', (query) =>
      query.where(sql<SqlBool>`(folded like ${like} or word ilike ${`%${escapeLike(keyword)}%`})`),
    )
    .$if(place !== undefined, (query) => query.where(sql<SqlBool>`${place} = any(places)`))
    .$if(action !== undefined, (query) => query.where(sql<SqlBool>`action = ${action}`));
  const [listed, last] = await Promise.all([
    paginate(found.selectAll().orderBy('id', 'desc'), { page, perPage, counted: found }, (rows) =>
      rows.map(({ id, word, places, action: act, rewrite, note, from_version }) => {
        return { id, word, places, action: act, rewrite, note, from_version };
      }),
    ),
    db.selectFrom('word_versions').select(['no', 'words']).orderBy('no', 'desc').limit(1).executeTakeFirst(),
  ]);
  return { ...listed, version: last?.no ?? 0, words: last?.words ?? 0 };
}

const shown = ({ word, places, action, rewrite, note }: WordRow) => ({ word, places, action, rewrite, note });

/** What a version changed against the one before it, in the order of the words. @throws HttpProblem 404 */
export async function wordChanges(db: Db, no: number): Promise<DataOf<'GET /staff/words/version/:no'>> {
  const [version, rows] = await Promise.all([
    versionByNo(db, no),
    db
      .selectFrom('words')
      .selectAll()
      .where((eb) => eb.or([eb('from_version', '=', no), eb('until_version', '=', no)]))
      .orderBy('folded')
      .execute(),
  ]);
  const before = new Map(
    rows.filter((row) => row.until_version === no).map((row) => [row.folded, shown(row)]),
  );
  const after = new Map(rows.filter((row) => row.from_version === no).map((row) => [row.folded, shown(row)]));
  const changes = [...new Set(rows.map(({ folded }) => folded))].map((folded) => ({
    before: before.get(folded) ?? null,
    after: after.get(folded) ?? null,
  }));
  return { version, changes };
}
