import { type Kysely, sql } from 'kysely';

/**
 * Exact search for Chinese. A text is cut into units (one character, or one run of Latin letters and digits), each with
 * its position; two neighbouring characters make a lexeme at the first one's position, and the last character of a run
 * stands alone. A phrase query over these lexemes finds exactly the texts that contain the words, and `X:*` finds every
 * text with the single character X. Spaces and hyphens do not separate, punctuation does.
 */
export async function catalogueSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_normal(input text) returns text language sql immutable parallel safe as $$
      select lower(normalize(input, NFKC))
    $$`.execute(db);

  await sql`
    create function search_units(input text) returns table (pos integer, unit text, wide boolean)
    language plpgsql immutable parallel safe as $$
    declare
      part text[];
      at integer := 3;
    begin
      for part in
        select regexp_matches(search_normal(input),
          '([\\u00c0-\\u1fff\\u2c00-\\u2fff\\u3040-\\ud7ff\\uf900-\\ufaff\\U00020000-\\U0003ffff])|([a-z0-9]+[+#]*)|([\\s/·_-]+)|(.)', 'g')
      loop
        if part[1] is not null then
          pos := at; unit := part[1]; wide := true; return next; at := at + 1;
        elsif part[2] is not null then
          pos := at; unit := part[2]; wide := false; return next; at := at + 1;
        elsif part[4] is not null then
          at := at + 1;
        end if;
      end loop;
    end $$`.execute(db);

  await sql`
    create function search_vector(input text) returns tsvector language sql immutable parallel safe as $$
      select coalesce(string_agg(format('%L:%s', lexeme, least(pos, 16000)), ' '), '')::tsvector
      from (
        select pos, case
          when wide and lead(wide) over w and lead(pos) over w = pos + 1 then unit || lead(unit) over w
          else unit end as lexeme
        from search_units(input)
        window w as (order by pos)
      ) lexemes
    $$`.execute(db);

  // One term: its lexemes in their exact distances. A character without a right neighbour and the last Latin word
  // match as a beginning, the latter so that "pol" finds "polish" while somebody types.
  await sql`
    create function search_term(term text) returns tsquery language plpgsql immutable parallel safe as $$
    declare
      part record;
      phrase text := '';
      previous integer;
    begin
      for part in
        select * from (
          select pos, wide, unit,
            coalesce(wide and lead(wide) over w and lead(pos) over w = pos + 1, false) as joined,
            lag(wide) over w and wide and lag(pos) over w = pos - 1 as covered,
            lead(unit) over w as next,
            lead(pos) over w is null as final
          from search_units(term) window w as (order by pos)
        ) units order by pos
      loop
        -- The last character of a run is already in the pair before it.
        continue when part.covered and not part.joined;
        if previous is not null then phrase := phrase || format(' <%s> ', part.pos - previous); end if;
        phrase := phrase || quote_literal(part.unit || case when part.joined then part.next else '' end)
          || case when not part.joined and (part.wide or part.final) then ':*' else '' end;
        previous := part.pos;
      end loop;
      return phrase::tsquery;
    end $$`.execute(db);

  // Terms are separated by spaces; all of them must be found. A term of punctuation alone asks for nothing here.
  await sql`
    create function search_query(keyword text) returns tsquery language plpgsql immutable parallel safe as $$
    declare
      term text;
      one tsquery;
      whole tsquery := ''::tsquery;
    begin
      foreach term in array regexp_split_to_array(btrim(keyword), '\\s+') loop
        one := search_term(term);
        continue when numnode(one) = 0;
        whole := case when numnode(whole) = 0 then one else whole && one end;
      end loop;
      return whole;
    end $$`.execute(db);
}
