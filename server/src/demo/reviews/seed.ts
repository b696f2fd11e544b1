import { appraiseStatus } from '@harbor/contract/appraise-status';
import type { Insertable } from 'kysely';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import type { DB } from '../../db/schema';
import { demoServices } from '../catalogue/services';
import type { ServiceData } from '../catalogue/shapes';
import { Bag, Chance } from '../chance';
import { readData, reviewImageUrl } from '../data';
import { type DemoTeacher, demoReviewers, demoTeachers, type Reviewer } from '../members';
import { type Plan, plansFor } from './plan';
import { type ReviewsFile, reviewsFile } from './shapes';
import { ReviewWords } from './words';

type Row = Insertable<DB['appraises']>;

const hour = 3_600_000;
const year = 365 * 24 * hour;
/** As many as PostgreSQL's 65,535 parameters allow: the sums are taken once a statement. */
const rowsAtOnce = 2500;
const pictures = [1, 2, 3, 4, 5, 6];

/** Reviews of every service over the last twelve months. */
export async function seedReviews(trx: Db, core: Core): Promise<void> {
  const file = readData('reviews.json', reviewsFile);
  const now = core.settings.clock.now();
  const people = { reviewers: demoReviewers(), teachers: demoTeachers() };
  const rows = demoServices().flatMap((service) => reviewsOf(service, file, people, now));
  rows.sort((a, b) => Number(a.created_at) - Number(b.created_at));
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await insertRow(trx, 'appraises', rows.slice(i, i + rowsAtOnce));
}

/** The reviews of one service, the same every time but for the dates, which hang on `now`. */
export function reviewsOf(
  service: ServiceData,
  file: ReviewsFile,
  people: { reviewers: Reviewer[]; teachers: DemoTeacher[] },
  now: number,
): Row[] {
  const chance = new Chance(service.id * 7919);
  const plans = plansFor(service.id, service.reviews, chance);
  const words = new ReviewWords(chance, file, service.category_id, service.voices);
  const reviewers = new Bag(chance, people.reviewers);
  const teachers = people.teachers.filter(({ categories }) => categories.includes(service.category_id));
  const ages = plans.map(() => 6 * hour + chance.next() ** 1.3 * (year - 48 * hour)).sort((a, b) => a - b);
  return plans.map((plan, i) => {
    const at = now - (ages[i] ?? 0);
    return {
      ...author(reviewers.draw(), chance),
      ...contents(plan, words, chance, { at, now }),
      ...answer(plan, words, chance, { at, now, name: teachers[i % teachers.length]?.name ?? '客服' }),
      goods_id: service.id,
      tags: tagsOf(plan, file, service, chance),
      spec_name: specText(service, chance),
      status: 2,
      created_at: new Date(at),
    };
  });
}

function author({ id, shown }: Reviewer, chance: Chance) {
  return { user_id: id, identity: shown, anonymous: chance.is(0.06) };
}

function contents(plan: Plan, words: ReviewWords, chance: Chance, { at, now }: { at: number; now: number }) {
  const { stars } = plan;
  const near = () =>
    Math.max(1, Math.min(5, stars + (stars === 5 ? -Number(chance.is(0.08)) : chance.int(-1, 1))));
  const content = plan.text ? words.text(stars) : '';
  const later = at + chance.int(3 * 24, 60 * 24) * hour;
  const added = plan.append && later < now;
  return {
    stars,
    professional: near(),
    punctual: stars >= 4 && chance.is(0.97) ? 5 : near(),
    communication: near(),
    norm: near(),
    content,
    images: chance.shuffle(pictures).slice(0, plan.images).map(reviewImageUrl),
    append_content: added ? words.addition() : null,
    append_status: added ? appraiseStatus.shown : null,
    append_at: added ? new Date(later) : null,
  };
}

function answer(
  plan: Plan,
  words: ReviewWords,
  chance: Chance,
  { at, now, name }: { at: number; now: number; name: string },
) {
  const replied = plan.text && (plan.stars <= 3 || chance.is(0.3));
  const when = at + chance.int(1, 40) * hour;
  if (!replied || when > now) return { reply_content: null, reply_name: null, reply_at: null };
  return {
    reply_content: words.reply(plan.stars),
    reply_name: plan.stars <= 3 ? '客服' : `${name}老师`,
    reply_at: new Date(when),
  };
}

function tagsOf(plan: Plan, file: ReviewsFile, service: ServiceData, chance: Chance): string[] {
  if (plan.stars <= 3) return [];
  const [clear = '', ...others] = file.tags.good;
  const own = file.tags.byCategory[service.category_id] ?? [];
  const tags = chance.is(0.4) ? [clear] : [];
  const more = chance.shuffle([...others, ...own]).slice(0, chance.int(plan.text ? 1 : 0, 2));
  return [...tags, ...more];
}

/** 深度 · 6,200 字 */
function specText(service: ServiceData, chance: Chance): string {
  const { name } = chance.pick(service.specs);
  if (service.price_mode !== 2) return name;
  const words = chance.int(24, 118) * 100;
  return `${name} · ${words.toLocaleString('en-US')} 字`;
}
