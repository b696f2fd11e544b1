import type { TeacherCard } from '@harbor/contract';
import { enoughOrders, teacherSkills } from '@harbor/contract/teacher-levels';
import { isoDay } from '../../../../labels/beijing';
import type { PublicRow } from './rows';

const mostSkills = 3;

/** A share of orders, where there are enough of them. */
export const share = (count: number, total: number) => ({
  rate: total < enoughOrders ? null : count / total,
  count: total,
});

/** The mean of the stars with one decimal, where enough people gave some. */
export const score = (sum: number, count: number) => ({
  mean: count < enoughOrders ? null : Math.round((10 * sum) / count) / 10,
  count,
});

/** Whether an order can be given to a teacher today. */
export function presenceOf(
  row: Pick<PublicRow, 'available' | 'away_until' | 'orders' | 'open_orders'>,
  now: Date,
): TeacherCard['presence'] {
  if (row.away_until && row.away_until >= isoDay(now))
    return { kind: 'away', text: `休假至 ${row.away_until.slice(5)}`, places: 0 };
  if (!row.available) return { kind: 'off', text: '暂不接单', places: 0 };
  const places = row.orders - row.open_orders;
  if (places <= 0) return { kind: 'full', text: '本周已排满', places: 0 };
  return { kind: 'open', text: `今天可接 ${places} 单`, places };
}

/** Numbers of services with their short names, those that are no more left out. */
export const skillsOf = (numbers: readonly number[]) =>
  numbers.flatMap((no) => {
    const title = teacherSkills[no];
    return title ? [{ no, title }] : [];
  });

/** What stands behind the subject, by the key of the degree. */
const degreeWords: Record<string, string> = {
  bachelor: '学士',
  master: '硕士',
  doctor: '博士',
  postdoc: '博士',
};

/** 材料科学博士 · 副教授 */
export const headlineOf = ({ major, degree, title }: Pick<PublicRow, 'major' | 'degree' | 'title'>): string =>
  [`${major}${degreeWords[degree] ?? ''}`, title].filter((one) => one !== '').join(' · ');

/** A teacher as a card shows them; `collected` is of whoever asks. */
export function toCard(row: PublicRow, now: Date, collected = false): TeacherCard {
  const { id, name, avatar_img, level, level_text, university, motto } = row;
  return {
    ...{ id, name, avatar_img, level, level_text, university, motto, collected },
    headline: headlineOf(row),
    fields: row.research.slice(0, 2).join('、'),
    skills: skillsOf(row.skills).slice(0, mostSkills),
    on_time: share(row.on_time_count, row.on_time_total),
    accept: share(row.accept_count, row.accept_total),
    score: score(row.score_sum, row.score_count),
    reply_minutes:
      row.reply_count > 0 ? Math.max(1, Math.round(row.reply_seconds / row.reply_count / 60)) : null,
    presence: presenceOf(row, now),
  };
}
