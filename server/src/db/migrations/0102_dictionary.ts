import { type Kysely, sql } from 'kysely';
import { majorLines } from './dictionary/majors';
import { universityLines } from './dictionary/universities';

interface University {
  code: string;
  name: string;
  province: string;
  level: number;
  english: string;
  others: string[];
}

const universities: University[] = universityLines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', province = '', level = '1', english = '', others = ''] = line.split('\t');
    return { code, name, province, level: Number(level), english, others: others.split('|').filter(Boolean) };
  });

const classes = majorLines
  .trim()
  .split('\n')
  .map((line) => {
    const [first = '', ...entries] = line.split(' ');
    return {
      code: first.slice(0, 4),
      name: first.slice(4),
      majors: entries.map((entry) => {
        const [, code = '', name = ''] = /^(\d{6}[A-Z]*)(.+)$/.exec(entry) ?? [];
        return { code, name };
      }),
    };
  });

/** Width, case, blanks and marks do not count. */
const normalOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Universities and majors to choose from, and what people wrote that is not among them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dictionary_universities (
      id integer generated always as identity primary key,
      code text not null default '',
      name text not null unique,
      province text not null default '',
      level smallint not null check (level in (1, 2, 3)),
      english text not null default '',
      others text[] not null default '{}',
      normal text not null,
      added_by bigint,
      created_at timestamptz not null
    );
    create index dictionary_universities_normal on dictionary_universities (normal);
    comment on column dictionary_universities.code is 'Of the Ministry of Education (学校标识码); empty for others.';
    comment on column dictionary_universities.level is '1 本科 2 专科 3 科研院所等';
    comment on column dictionary_universities.english is 'To find it by; only others is shown as well known.';

    create table dictionary_majors (
      id integer generated always as identity primary key,
      code text not null default '',
      name text not null,
      class_code text not null,
      class_name text not null,
      field_id smallint not null check (field_id between 1 and 14),
      normal text not null,
      added_by bigint,
      created_at timestamptz not null,
      unique (class_code, name)
    );
    create index dictionary_majors_normal on dictionary_majors (normal);

    create table dictionary_candidates (
      id bigint generated always as identity primary key,
      kind smallint not null check (kind in (1, 2)),
      text text not null,
      normal text not null,
      status smallint not null check (status in (1, 2, 3, 4)),
      asked smallint not null default 1,
      user_id bigint references users on delete set null,
      target_id integer,
      reason text not null default '',
      decided_by bigint,
      decided_at timestamptz,
      created_at timestamptz not null,
      unique (kind, normal)
    );
    create index dictionary_candidates_waiting on dictionary_candidates (created_at, id) where status = 1;
    create index dictionary_candidates_done on dictionary_candidates (decided_at desc, id desc) where status in (2, 3, 4);
    comment on column dictionary_candidates.kind is '1 院校 2 专业';
    comment on column dictionary_candidates.status is '1 待处理 2 已收录 3 已合并 4 不收录';
    comment on column dictionary_candidates.asked is 'By how many applications.'`.execute(db);
  await sql`
    insert into dictionary_universities (code, name, province, level, english, others, normal, created_at)
    select u.code, u.name, u.province, u.level, u.english, array(select jsonb_array_elements_text(u.others)),
      u.normal, '2026-11-28T00:00:00+08:00'
    from jsonb_to_recordset(${JSON.stringify(universities.map((one) => ({ ...one, normal: normalOf(one.name) })))}::jsonb)
      as u(code text, name text, province text, level int, english text, others jsonb, normal text)`.execute(
    db,
  );
  const majors = classes.flatMap((one) =>
    one.majors.map(({ code, name }) => ({
      ...{ code, name, class_code: one.code, class_name: one.name, normal: normalOf(name) },
    })),
  );
  await sql`
    insert into dictionary_majors (code, name, class_code, class_name, field_id, normal, created_at)
    select m.code, m.name, m.class_code, m.class_name, left(m.class_code, 2)::smallint,
      m.normal, '2026-11-28T00:00:00+08:00'
    from jsonb_to_recordset(${JSON.stringify(majors)}::jsonb)
      as m(code text, name text, class_code text, class_name text, normal text)
    on conflict do nothing`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['dictionary_candidates', 'dictionary_majors', 'dictionary_universities'])
    await db.schema.dropTable(table).execute();
}
