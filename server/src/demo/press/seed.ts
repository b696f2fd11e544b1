import type { PressDocument } from '@harbor/contract';
import { pressReportStatus } from '@harbor/contract/press-rules';
import { type PressStatus, pressStatus, pressType } from '@harbor/contract/press-status';
import { visibleLength } from '@harbor/contract/visible-text';
import { type Insertable, sql } from 'kysely';
import { textOf } from '../../areas/community/forum/text/plain';
import { isShown } from '../../areas/community/press/shown';
import { visitDay } from '../../areas/content/visits/visitor';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import type { DB } from '../../db/schema';
import { Chance } from '../chance';
import { momentsToday } from '../forum/seed';
import { demoReviewers, demoTeachers } from '../members';
import { htmlOf } from './markup';
import { pressCoverUrl, readArticles, readShelves } from './read';
import type { PressFile, ShelvesFile } from './shapes';

const hour = 3_600_000;
const day = 24 * hour;

/** The demo's buyer, who reads here too. */
const buyer = 1;

/** Articles of the day on which the demo begins. */
const newToday = 2;

/** Days on which views are ranked. */
const rankedDays = 7;

interface Placed {
  id: number;
  file: PressFile;
  document: PressDocument;
  body: string;
  letters: number;
  status: PressStatus;
  published: number;
}

/** Tags, specials, articles with what readers did, corrections, reports, and what waits on the desk. */
export async function seedPress(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const chance = new Chance(20_231);
  const shelves = readShelves();
  await seedShelves(trx, shelves, now);
  const articles = placed(shelves, now, chance);
  await insertRow(
    trx,
    'press',
    articles.map((article) => rowOf(article, chance, now)),
  );
  await seedLinks(trx, articles);
  await seedDesk(trx, articles, now);
  const shown = articles.filter(({ status }) => status === pressStatus.published);
  await seedCorrections(trx, shown, now);
  await seedReaders(trx, shown, chance, now);
  await seedReports(trx, shown, now);
  await settle(trx);
}

async function seedShelves(trx: Db, { tags, specials }: ShelvesFile, now: number): Promise<void> {
  const updated_at = new Date(now - 250 * day);
  await insertRow(
    trx,
    'press_tags',
    tags.map(({ title, introduction }, i) => ({ id: i + 1, title, introduction, updated_at })),
  );
  await insertRow(
    trx,
    'press_specials',
    specials.map(({ title, introduction, cover }, i) => ({
      ...{ id: i + 1, title, introduction, cover: pressCoverUrl(cover), sort: i + 1, updated_at },
    })),
  );
}

function statusOf({ slug }: PressFile, { drafts, scheduled }: ShelvesFile): PressStatus {
  if (drafts.includes(slug)) return pressStatus.draft;
  return scheduled.includes(slug) ? pressStatus.scheduled : pressStatus.published;
}

/** Articles with their ids, the oldest first; those that wait come last. @throws Error naming a tag or special that is none */
function placed(shelves: ShelvesFile, now: number, chance: Chance): Placed[] {
  const waits = (file: PressFile) => statusOf(file, shelves) !== pressStatus.published;
  const all = readArticles();
  const standing = all.filter((file) => !waits(file));
  const fresh = momentsToday(now, newToday);
  const older = standing.length - newToday;
  return [...standing, ...all.filter(waits)].map((file, i) => {
    const content = htmlOf(file.body);
    const body = textOf(content);
    const published =
      fresh[i - older] ?? Math.min(now - file.days_ago * day + chance.int(0, 10) * hour, now - day / 2);
    return {
      id: i + 1,
      file,
      document: documentOf(file, content, shelves),
      body,
      letters: visibleLength(body),
      status: statusOf(file, shelves),
      published,
    };
  });
}

function documentOf(file: PressFile, content: string, { tags, specials }: ShelvesFile): PressDocument {
  const place = (list: readonly { title: string }[], title: string) => {
    const found = list.findIndex((one) => one.title === title);
    if (found < 0) throw new Error(`${file.slug}: no tag or special is called ${title}`);
    return found + 1;
  };
  const fitting = file.tags.flatMap((title) => tags.find((tag) => tag.title === title)?.services ?? []);
  return {
    type: pressType[file.type],
    title: file.title,
    desc: file.desc,
    cover: pressCoverUrl(file.slug),
    content,
    is_original: file.original,
    source: file.source,
    source_url: file.source_url ?? '',
    author: file.author,
    special_id: file.special === '' ? null : place(specials, file.special),
    tags: file.tags.map((title) => place(tags, title)),
    service_goods: [...new Set(file.services.length > 0 ? file.services : fitting)].slice(0, 4),
    seo: { title: '', desc: '', keywords: file.seo.keywords },
  };
}

function rowOf(article: Placed, chance: Chance, now: number): Insertable<DB['press']> {
  const { id, file, document, status, published } = article;
  const shown = status === pressStatus.published;
  const waiting = { title: '', description: '', cover: '', content: '', body: '', letters: 0 };
  const { title, desc, cover, content } = document;
  const whole = { title, description: desc, cover, content, body: article.body, letters: article.letters };
  const age = Math.max(1, (now - published) / day);
  return {
    ...{ id, status, type: document.type, is_original: document.is_original },
    // What is a draft stands in its draft alone.
    ...(status === pressStatus.draft ? waiting : whole),
    ...{ source: document.source, source_url: document.source_url, author: document.author },
    ...{ special_id: document.special_id, service_goods: document.service_goods },
    seo: JSON.stringify(document.seo),
    published_at: shown ? new Date(published) : null,
    publish_at: status === pressStatus.scheduled ? new Date(now + (1 + id / 10) * day) : null,
    corrected: shown && file.correction !== null,
    revised_at:
      shown && file.correction
        ? new Date(Math.max(now - file.correction.days_ago * day, published + hour))
        : null,
    views: shown ? Math.round(chance.int(120, 900) * (1 + Math.log(age))) : 0,
    created_at: new Date(Math.min(published, now) - 2 * day),
    updated_at: new Date(shown ? published : now - chance.int(1, 20) * hour),
  };
}

async function seedLinks(trx: Db, articles: Placed[]): Promise<void> {
  await insertRow(
    trx,
    'press_tag_links',
    articles
      .filter(({ status }) => status !== pressStatus.draft)
      .flatMap(({ id, document, status, published }) =>
        document.tags.map((tag_id, position) => ({
          ...{ press_id: id, tag_id, position, type: document.type, special_id: document.special_id },
          published_at: status === pressStatus.published ? new Date(published) : null,
        })),
      ),
  );
}

const editor = { actor: 'operator', actor_id: null, note: '' };

/** Drafts, what went out, and how it came there. */
async function seedDesk(trx: Db, articles: Placed[], now: number): Promise<void> {
  for (const { id, document, letters, status, published } of articles) {
    const kept = { press_id: id, document: JSON.stringify(document), letters };
    if (status === pressStatus.draft) {
      await insertRow(trx, 'press_drafts', { ...kept, saved_at: new Date(now - hour) });
      continue;
    }
    const event = status === pressStatus.published ? 'publish' : 'schedule';
    const at = new Date(Math.min(published, now - hour));
    await insertRow(trx, 'press_revisions', { ...kept, number: 1, event, note: '', staff_id: null, at });
    await insertRow(trx, 'press_history', {
      ...editor,
      ...{ press_id: id, event, from_status: pressStatus.draft, to_status: status, at },
    });
  }
}

async function seedCorrections(trx: Db, shown: Placed[], now: number): Promise<void> {
  const rows = shown.flatMap(({ id, file, published }) =>
    file.correction
      ? [
          {
            press_id: id,
            text: file.correction.text,
            at: new Date(Math.max(now - file.correction.days_ago * day, published + hour)),
          },
        ]
      : [],
  );
  await insertRow(trx, 'press_corrections', rows);
}

async function seedReaders(trx: Db, shown: Placed[], chance: Chance, now: number): Promise<void> {
  const people = [...demoReviewers().map(({ id }) => id), ...demoTeachers().map(({ id }) => id)];
  for (const [table, share] of [
    ['press_likes', 0.1],
    ['press_collects', 0.06],
  ] as const) {
    const rows = shown.flatMap(({ id, published }) => {
      const liked = chance.next() * 2 * share;
      return [...people, ...(chance.is(0.15) ? [buyer] : [])]
        .filter((person) => person === buyer || chance.is(liked))
        .map((user_id) => ({
          ...{ press_id: id, user_id },
          created_at: new Date(published + chance.next() * (now - published)),
        }));
    });
    await insertRow(trx, table, rows);
  }
  const days = Array.from({ length: rankedDays }, (_, n) => n);
  await insertRow(
    trx,
    'press_view_days',
    shown.flatMap(({ id, published }) =>
      days
        .filter((n) => published <= now - n * day)
        .map((n) => ({ day: visitDay(now, -n), press_id: id, views: chance.int(3, 90) })),
    ),
  );
}

/** What readers pointed out: one waits for the team, one was answered. */
async function seedReports(trx: Db, shown: Placed[], now: number): Promise<void> {
  const [first, second] = demoReviewers();
  const [open, answered] = shown.slice(-6);
  if (!first || !second || !open || !answered) return;
  await insertRow(trx, 'press_reports', [
    {
      ...{ press_id: answered.id, user_id: second.id, status: pressReportStatus.declined },
      content: '第三段提到的年份，和我们学院文件里写的不一样，想请编辑再核对一下。',
      reply: '已对照原文件核对，年份无误；各院系的通知时间可能不同，请以学校研究生院公布的为准。',
      created_at: new Date(now - 30 * hour),
      answered_at: new Date(now - 22 * hour),
      answered_by: null,
    },
    {
      ...{ press_id: open.id, user_id: first.id, status: pressReportStatus.open },
      content: '表格第二行的数字与上一段文字对不上，可能是抄写时漏了一位，请编辑核对。',
      created_at: new Date(now - 5 * hour),
    },
  ]);
}

/** Counts, heat and search as they follow from the rows; ids go on behind those of the demo. */
async function settle(trx: Db): Promise<void> {
  await sql`
    update press p set
      likes = (select count(*) from press_likes where press_id = p.id),
      collects = (select count(*) from press_collects where press_id = p.id)`.execute(trx);
  await sql`update press set hot = press_heat(published_at, views, likes, collects) where ${isShown()}`.execute(
    trx,
  );
  await sql`
    update press_tags set (press_count, newest_at) = (
      select count(*), max(published_at) from press_tag_links where tag_id = press_tags.id and published_at is not null)`.execute(
    trx,
  );
  await sql`
    update press_specials set (press_count, newest_at) = (
      select count(*), max(published_at) from press where special_id = press_specials.id and ${isShown()})`.execute(
    trx,
  );
  await sql`
    insert into press_search (press_id, tokens, published_at)
    select id, array(select distinct unnest(
      forum_tokens(title, true) || forum_tokens(description || ' ' || body, false))), published_at
    from press where ${isShown()}`.execute(trx);
  for (const table of ['press', 'press_tags', 'press_specials'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
}
