import { type Kysely, sql } from 'kysely';

/** The pool: orders as teachers see them, who took them, trials, invitations, reports. Codes as in domain.md 3.4. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wait_takes (
      order_id bigint primary key references orders on delete cascade,
      buyer_id bigint not null,
      status smallint not null check (status in (10, 20, 30, 40, 45, 50, 60, 70, 90)),
      round smallint not null default 1,
      form_no smallint not null,
      hall_group text not null,
      field_id smallint not null default 0,
      discipline text not null default '',
      language text not null default '',
      title text not null,
      direction text not null default '',
      summary text not null default '',
      summary_by bigint,
      facts jsonb not null default '[]',
      volume_text text not null default '',
      excerpt text not null default '',
      need_trial boolean not null default false,
      trial_hours smallint not null default 24,
      trial_fee_fen integer not null default 0,
      deliver_days integer not null default 0,
      pay_fen integer not null,
      candidate_limit smallint not null default 3 check (candidate_limit between 1 and 5),
      candidates smallint not null default 0 check (candidates between 0 and candidate_limit),
      letters text not null default 'ABC',
      first_take_at timestamptz,
      choose_until timestamptz,
      confirm_until timestamptz,
      auto_pick boolean not null default false,
      reason text not null default '',
      invited_id bigint,
      desk_only boolean not null default false,
      held boolean not null default false,
      urgent boolean not null default false,
      choice_alerted_at timestamptz,
      due_left_ms bigint,
      entered_at timestamptz not null,
      updated_at timestamptz not null,
      in_hall boolean generated always as (
        status in (10, 20) and candidates < candidate_limit and invited_id is null and not desk_only and not held
      ) stored
    );
    create index wait_takes_hall on wait_takes (field_id, discipline, form_no)
      include (order_id, language, hall_group, need_trial, entered_at, pay_fen, deliver_days, buyer_id, urgent) where in_hall;
    create index wait_takes_newest on wait_takes (urgent desc, entered_at desc, order_id desc) where in_hall;
    create index wait_takes_paying on wait_takes (pay_fen desc, order_id desc) where in_hall;
    create index wait_takes_soon on wait_takes (deliver_days, order_id desc) where in_hall;
    create index wait_takes_desk on wait_takes (status, entered_at, order_id);
    create index wait_takes_desk_all on wait_takes (entered_at desc, order_id desc);
    create index wait_takes_rounds on wait_takes (first_take_at) where status = 20;
    create index wait_takes_choice on wait_takes (choose_until) where status = 30;
    comment on table wait_takes is 'One row an order, from the moment when it first waits for a teacher.';
    comment on column wait_takes.status is '10 待接单 20 试做中 30 待选定 40 正式服务 45 待客户补充 50 已交付 60 已验收 70 已结算 90 已失效';
    comment on column wait_takes.field_id is 'The field (门类) of its subject, 1 to 14; 0 for none.';
    comment on column wait_takes.discipline is 'Four digits of the discipline (一级学科).';
    comment on column wait_takes.excerpt is 'What candidates work on, chosen by the buyer; empty: a diagnosis of 15 minutes.';
    comment on column wait_takes.letters is 'Letters of the places in the order in which they are given away, drawn for this buyer and round.';
    comment on column wait_takes.invited_id is 'The one teacher whom the buyer asked; nobody else sees the order meanwhile.';
    comment on column wait_takes.desk_only is 'Its rounds are used: staff dispatch it.';
    comment on column wait_takes.held is 'A refund runs.';
    comment on column wait_takes.due_left_ms is 'While the clock stands: what was left of the time of delivery.';
    comment on column wait_takes.summary_by is 'Who of the team wrote the summary; null for the made one.';

    create table wait_take_history (
      id bigint generated always as identity primary key,
      order_id bigint not null references wait_takes on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('user', 'teacher', 'operator', 'system', 'channel')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index wait_take_history_of on wait_take_history (order_id, id);

    create table takes (
      id bigint generated always as identity primary key,
      order_id bigint not null references wait_takes on delete cascade,
      teacher_id bigint not null references users,
      status smallint not null check (status between 1 and 8),
      round smallint not null,
      via text not null check (via in ('hall', 'invitation', 'dispatch', 'next')),
      letter text not null default '',
      rate smallint not null,
      due_at timestamptz,
      percent smallint not null default 0 check (percent between 0 and 100),
      credit smallint not null default 0,
      reason text not null default '',
      taken_at timestamptz not null,
      started_at timestamptz,
      handed_in_at timestamptz,
      chosen_at timestamptz,
      confirmed_at timestamptz,
      reported_at timestamptz,
      reminded_at timestamptz,
      ended_at timestamptz,
      updated_at timestamptz not null,
      unique (order_id, teacher_id)
    );
    create unique index takes_one_chosen on takes (order_id) where status = 4 and ended_at is null;
    create unique index takes_letters on takes (order_id, round, letter) where letter <> '' and status in (1, 2, 3);
    create index takes_open on takes (teacher_id, taken_at desc) where ended_at is null;
    create index takes_of_teacher on takes (teacher_id, updated_at desc, id desc);
    create index takes_clock on takes (due_at) where status in (1, 2, 4) and due_at is not null;
    create index takes_reporting on takes (reported_at) where status = 4 and ended_at is null and confirmed_at is not null;
    comment on column takes.status is '1 已接单待试做 2 试做中 3 已交试做 4 已选定 5 未选中 6 已放弃 7 超时失效 8 已移除';
    comment on column takes.due_at is 'By when the next step of the teacher has to be done: begin, hand in, confirm.';
    comment on column takes.rate is 'Share of the teacher in percent, as of the taking.';
    comment on column takes.credit is 'Points of credit that its end took.';
    comment on column takes.ended_at is 'When nothing more can come of it.';

    create table take_history (
      id bigint generated always as identity primary key,
      take_id bigint not null references takes on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('user', 'teacher', 'operator', 'system', 'channel')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index take_history_of on take_history (take_id, id);

    create table trials (
      take_id bigint primary key references takes on delete cascade,
      order_id bigint not null,
      text text not null default '',
      notes jsonb not null default '[]',
      ai_statement text not null default '',
      masked boolean not null default false,
      points jsonb not null default '{}',
      score numeric(3, 1),
      saved_at timestamptz not null,
      handed_in_at timestamptz
    );
    create index trials_of on trials (order_id);
    comment on column trials.points is 'What the buyer gave, by criterion, 1 to 5.';

    create table invitations (
      id bigint generated always as identity primary key,
      order_id bigint not null references wait_takes on delete cascade,
      teacher_id bigint not null references users,
      status smallint not null check (status between 1 and 5),
      note text not null default '',
      answer text not null default '',
      until timestamptz not null,
      created_at timestamptz not null,
      answered_at timestamptz
    );
    create unique index invitations_one_open on invitations (order_id) where status = 1;
    create index invitations_open_for on invitations (teacher_id) where status = 1;
    create index invitations_due on invitations (until) where status = 1;
    create index invitations_of on invitations (order_id, id);
    comment on column invitations.status is '1 等待答复 2 已接受 3 已婉拒 4 已过期 5 已撤回';

    create table take_reports (
      id bigint generated always as identity primary key,
      take_id bigint not null references takes on delete cascade,
      order_id bigint not null,
      percent smallint not null check (percent between 1 and 100),
      text text not null,
      files jsonb not null default '[]',
      at timestamptz not null
    );
    create index take_reports_of on take_reports (order_id, id);
    create index take_reports_by on take_reports (take_id);

    create table material_requests (
      id bigint generated always as identity primary key,
      take_id bigint not null references takes on delete cascade,
      order_id bigint not null,
      need text not null,
      wish_days smallint not null,
      status smallint not null check (status between 1 and 4),
      asked_at timestamptz not null,
      until timestamptz not null,
      answered_at timestamptz,
      answer text not null default ''
    );
    create unique index material_requests_one_open on material_requests (order_id) where status = 1;
    create index material_requests_due on material_requests (until) where status = 1;
    create index material_requests_of on material_requests (order_id, id);
    create index material_requests_by on material_requests (take_id);
    comment on column material_requests.status is '1 等待补充 2 已补充 3 已满期限 4 已结束';

    alter table deliverables add column checklist jsonb not null default '[]';
    comment on column deliverables.checklist is 'Requirements of the order that the deliverer confirmed, in words.'
  `.execute(db);

  // Orders from before the pool stand in it as their own status says, with what their forms tell.
  await sql`
    insert into wait_takes (order_id, buyer_id, status, form_no, hall_group, title, pay_fen, deliver_days, need_trial, entered_at, updated_at)
    select id, user_id,
      case status when 30 then 10 when 35 then 20 when 40 then 40 when 50 then 50 when 55 then 50 when 60 then 60 else 90 end,
      coalesce((goods->>'form_no')::int, 0), 'thesis', goods->>'title', pay_fen, coalesce((spec->>'days')::int, 0),
      coalesce((goods->>'need_trial')::boolean, false), coalesce(waiting_since, updated_at), updated_at
    from orders where kind = 1 and status in (30, 35, 40, 50, 55, 60)`.execute(db);
  await sql`
    update wait_takes w set
      discipline = coalesce(v.answers->>'subject', ''),
      field_id = case when v.answers->>'subject' ~ '^[0-9]{4}$' then left(v.answers->>'subject', 2)::int else 0 end,
      direction = left(coalesce(v.answers->>'direction', ''), 50),
      language = case v.answers->>'paper_language' when '中文' then 'zh' when '英文' then 'en' else '' end,
      hall_group = case
        when w.form_no in (14, 17, 18, 19) then 'polish' when w.form_no in (12, 15, 16) then 'revision'
        when w.form_no in (13, 21) then 'journal' when w.form_no in (10, 11, 20) then 'method'
        when w.form_no in (23, 24, 25) then 'fund' when w.form_no = 22 then 'talk' else 'thesis' end
    from order_form_versions v
    where v.order_id = w.order_id
      and v.version = (select max(n.version) from order_form_versions n where n.order_id = w.order_id)`.execute(
    db,
  );
  await sql`
    insert into takes (order_id, teacher_id, status, round, via, rate, taken_at, chosen_at, confirmed_at, ended_at, updated_at)
    select id, teacher_id, 4, 1, 'dispatch', 60, coalesce(taken_at, updated_at), coalesce(taken_at, updated_at),
      coalesce(taken_at, updated_at), case when status = 60 then coalesce(finished_at, updated_at) end, updated_at
    from orders where kind = 1 and status in (40, 50, 55, 60) and teacher_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables drop column checklist;
    drop table material_requests, take_reports, invitations, trials, take_history, takes, wait_take_history, wait_takes`.execute(
    db,
  );
}
