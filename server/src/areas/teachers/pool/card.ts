import { randomInt } from 'node:crypto';
import type { FormAnswers, OrderFormSchema } from '@harbor/contract';
import { hallGroupOf } from '@harbor/contract/hall-groups';
import { disciplines } from '@harbor/contract/order-form/disciplines';
import type { Insertable } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { versionOf } from '../../trade/forms/queries';
import { schemaOf } from '../../trade/forms/schemas';
import type { OrderRow } from '../../trade/orders/rows';
import { neutral, withoutNames } from './neutral';
import type { Fact } from './rows';
import { poolNumber } from './settings';

const mostFacts = 6;
const letters = ['A', 'B', 'C', 'D', 'E'];

/** Fields that everybody in the hall may read: what was chosen from a list, and numbers. Words of the buyer are not among them. */
const openKinds = ['radio', 'select', 'multi', 'number', 'date'];

/** Of those, what tells of the person. */
const closed = new Set(['identity', 'ai_used', 'words', 'expected_date']);

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? value.toLocaleString('en-US')
      : Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? value.join('、')
        : '';

function factsOf(schema: OrderFormSchema, answers: FormAnswers): Fact[] {
  return schema.sections
    .flatMap(({ fields }) => fields)
    .filter((field) => openKinds.includes(field.kind) && !field.private && !closed.has(field.key))
    .flatMap((field) => {
      const text = textOf(answers[field.key]);
      return text === '' ? [] : [{ label: field.label, value: `${text}${field.unit ?? ''}`.slice(0, 60) }];
    })
    .slice(0, mostFacts);
}

/** What the buyer goes by: it stands in nothing that candidates read. */
async function namesOf(db: Db, order: OrderRow, answers: FormAnswers): Promise<string[]> {
  const buyer = await findRow(db, 'users', { id: order.user_id }, ['nickname', 'unit']);
  return [
    ...[answers.contact_name, answers.english_name, answers.school, buyer?.nickname, buyer?.unit],
    ...[answers.phone, answers.wechat, answers.email],
  ].filter((name): name is string => typeof name === 'string' && name.trim().length > 1);
}

const line = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The title before its colon: what the service is, without its praise. */
const service = (title: string) => title.split(/[：:]/)[0]?.slice(0, 40) ?? title;

function volumeOf(order: OrderRow, answers: FormAnswers): string {
  const words = order.words ?? (typeof answers.words === 'number' ? answers.words : null);
  if (words !== null)
    return `${words.toLocaleString('en-US')} ${answers.paper_language === '英文' ? '词' : '字'}`;
  return `${order.quantity.toLocaleString('en-US')} ${order.goods.unit}`;
}

/** The places of a round in an order drawn for it, so that a letter says nothing of who came when. */
export function drawLetters(places: number): string {
  const left = letters.slice(0, places);
  let drawn = '';
  while (left.length > 0) drawn += left.splice(randomInt(left.length), 1).join('');
  return drawn;
}

type Card = Omit<
  Insertable<DB['wait_takes']>,
  'order_id' | 'status' | 'entered_at' | 'updated_at' | 'candidate_limit' | 'letters'
>;

/**
 * What of an order teachers read before it is theirs, made of its service and the newest form: discipline, direction, kind,
 * amount of work and the excerpt. Contact details, names and the buyer's own sentences are not in it.
 */
export async function cardOf(db: Db, order: OrderRow): Promise<Card> {
  const form = await versionOf(db, order.id);
  const answers = form?.answers ?? {};
  const names = await namesOf(db, order, answers);
  const discipline = line(answers.subject);
  const known = disciplines.has(discipline);
  const direction = neutral(line(answers.direction), names).slice(0, 50);
  const facts = form ? factsOf(await schemaOf(db, form.form, form.schema_version), answers) : [];
  const need = order.goods.need_trial;
  return {
    buyer_id: order.user_id,
    form_no: order.goods.form_no,
    hall_group: hallGroupOf(order.goods.form_no),
    field_id: known ? Number(discipline.slice(0, 2)) : 0,
    discipline: known ? discipline : '',
    language: languageOf(answers),
    title: direction ? `${service(order.goods.title)}：${direction}` : service(order.goods.title),
    direction,
    summary: facts
      .map(({ label, value }) => `${label} ${value}`)
      .join('，')
      .slice(0, 300),
    facts: JSON.stringify(facts),
    volume_text: volumeOf(order, answers),
    excerpt: need ? withoutNames(line(answers.trial_excerpt), names).slice(0, 300) : '',
    need_trial: need,
    trial_hours: await poolNumber(db, 'trial'),
    trial_fee_fen: need ? await poolNumber(db, 'trial_fee') : 0,
    deliver_days: order.spec.days,
    pay_fen: order.pay_fen,
  };
}

const codes: Record<string, string> = { 中文: 'zh', 英文: 'en' };

/** As teachers' own languages are kept. */
const languageOf = (answers: FormAnswers): string =>
  codes[line(answers.paper_language) || (line(answers.spelling) ? '英文' : '')] ?? '';
