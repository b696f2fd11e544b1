import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { otherNames } from '../../../names/institutions';
import { normalOf } from './normal';

/** How many are shown. */
const most = 20;

/**
 * Universities by a part of their Chinese or English name, a short name (北大) or a code; the well-known ones first without a
 * keyword.
 */
export async function searchUniversities(db: Db, keyword = ''): Promise<DataOf<'GET /teacher/university'>> {
  const normal = normalOf(keyword);
  const part = `%${escapeLike(normal)}%`;
  // 北大: the characters in their order, from the first on.
  const short = [...normal].length <= 4 ? `${[...normal].map(escapeLike).join('%')}%` : part;
  const known = [keyword, ...otherNames(keyword)].map(normalOf).filter(Boolean);
  const { rows } = await sql<{
    id: number;
    name: string;
    english: string;
    province: string;
    level: number;
  }>`
    select id, name, english, province, level from dictionary_universities
    where ${normal} = '' and level = 1 and code <> '' or ${normal} <> '' and (
      normal like ${part} or normal like ${short} or normal = any(${known}::text[])
      or lower(regexp_replace(english, '[^[:alnum:]]', '', 'g')) like ${part}
      or exists (select 1 from unnest(others) o where lower(o) = ${keyword.toLowerCase()}))
    order by (normal = any(${known}::text[])) desc, (normal like ${`${escapeLike(normal)}%`}) desc, level,
      case when ${normal} = '' then 0 else length(name) end, id
    limit ${most}`.execute(db);
  return { data: rows };
}

/** Majors by a part of their name, or by the beginning of their code. */
export async function searchMajors(db: Db, keyword = ''): Promise<DataOf<'GET /teacher/major'>> {
  const normal = normalOf(keyword);
  const { rows } = await sql<{
    id: number;
    code: string;
    name: string;
    class_name: string;
    field_id: number;
  }>`
    select id, code, name, class_name, field_id from dictionary_majors
    where ${normal} = '' or normal like ${`%${escapeLike(normal)}%`}
      or lower(code) like ${`${escapeLike(normal)}%`}
    order by (normal = ${normal}) desc, (normal like ${`${escapeLike(normal)}%`}) desc, class_code, code, id
    limit ${most}`.execute(db);
  return { data: rows };
}
