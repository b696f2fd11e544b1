import type { HelpArticle, HelpList, InfoText, SiteTextName } from '@harbor/contract';
import { Cached } from '../../../../cache/cached';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { fillKnown } from '../promised';

/** Channel that says that help or a text of the site changed. */
export const textsChannel = 'harbor_site_texts';

/** How long an answer lives if no announcement comes, in ms: the bound when an announcement is lost. */
const lifetime = 5000;

/** The help centre as readers see it, with the words that its questions are also found by. */
export type ReadHelp = Omit<HelpList, 'categories'> & {
  categories: (Omit<HelpList['categories'][number], 'articles'> & {
    articles: (HelpArticle & { keywords: string })[];
  })[];
};

interface TextsCache {
  help: Cached<ReadHelp>;
  texts: Cached<InfoText>;
  heard: number;
}

const caches = new WeakMap<Core, TextsCache>();

function cacheOf(core: Core): TextsCache {
  const known = caches.get(core);
  if (known) return known;
  const cache: TextsCache = {
    help: new Cached<ReadHelp>(lifetime, 1),
    texts: new Cached<InfoText>(lifetime, 2),
    heard: 0,
  };
  const clear = () => {
    cache.heard += 1;
    cache.help.clear();
    cache.texts.clear();
  };
  core.hub.listen(textsChannel, clear);
  core.hub.onReconnect(clear);
  caches.set(core, cache);
  return cache;
}

/** How many changes of these texts this process has heard of. */
export const heardOfTexts = (core: Core): number => cacheOf(core).heard;

const day = (moment: Date) => toMoment(moment).slice(0, 10);

/** Promised numbers are put in only here: what staff wrote keeps their names. */
const filled = <T extends object>(texts: T): T => JSON.parse(fillKnown(JSON.stringify(texts))) as T;

async function loadHelp(db: Db): Promise<ReadHelp> {
  const [categories, articles] = await Promise.all([
    db.selectFrom('help_categories').selectAll().orderBy('sort').orderBy('id').execute(),
    db
      .selectFrom('help_articles')
      .selectAll()
      .where('published', '=', true)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  ]);
  const newest = Math.max(...articles.map(({ updated_at }) => updated_at.getTime()));
  return filled({
    updated_at: articles.length > 0 ? day(new Date(newest)) : '',
    categories: categories
      .map(({ id, title, description }) => ({
        id,
        title,
        description,
        articles: articles
          .filter(({ category_id }) => category_id === id)
          .map((one) => ({
            id: one.id,
            question: one.question,
            answer: one.answer,
            keywords: one.keywords,
            link: one.link_path ? { title: one.link_title, path: one.link_path } : null,
          })),
      }))
      .filter(({ articles: own }) => own.length > 0),
  });
}

/** The help centre as readers see it: published questions and the categories that have some. */
export const readHelp = (core: Core): Promise<ReadHelp> =>
  cacheOf(core).help.get('', () => loadHelp(core.db));

async function loadText(db: Db, name: SiteTextName): Promise<InfoText> {
  const row = await db
    .selectFrom('site_texts')
    .select(['title', 'lead', 'sections', 'created_at'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound('页面不存在');
  const { created_at, ...text } = row;
  return filled({ ...text, updated_at: day(created_at) });
}

/** 关于我们 or 免责声明 in its latest version. */
export const readText = (core: Core, name: SiteTextName): Promise<InfoText> =>
  cacheOf(core).texts.get(name, () => loadText(core.db, name));
