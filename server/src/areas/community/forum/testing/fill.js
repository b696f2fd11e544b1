/** Ids that the filled forum begins with: the posts with the long talks, the category above, the one under it. */
export const filled = { post: 1_000_000, root: 1_000_000, leaf: 1_000_001, topic: 1_000_000 };

const first = filled.post;
/** Posts whose talk is a long one. */
export const longTalks = 5;
/** Different texts of posts; each title is one of its own. */
const textsOf = (posts) => Math.min(2000, Math.ceil(posts / 20));

/** What the posts are about: words that can be searched for. */
export const fillWords =
  '问卷 回归 文献 综述 访谈 编码 样本 投稿 审稿 摘要 开题 答辩 图表 量表 缺失值 信度 效度 稳健性 参考文献 方法 数据 结论 讨论 假设 变量 模型 案例'.split(
    ' ',
  );

const list = `array[${fillWords.map((word) => `'${word}'`).join(',')}]`;
const hash = (seed) => `abs(hashint8((${seed})::bigint))`;
const word = (seed) => `(${list})[1 + ${hash(seed)} % ${fillWords.length}]`;

/** Rows go in fastest while nothing is kept in order; what was there is made anew behind them. */
function inBulk(tables, statements) {
  const names = tables.map((table) => `'${table}'`).join(',');
  return [
    `create temp table index_definitions as select i.indexname, i.indexdef from pg_indexes i
      where i.tablename in (${names}) and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    `do $$ declare one record; begin
      for one in select indexname from index_definitions loop execute format('drop index %I', one.indexname); end loop; end $$`,
    `set session_replication_role = replica`,
    ...statements,
    `reset session_replication_role`,
    // An index over rows that were changed since they were written is of no use to the planner while a transaction of
    // before runs, in whatever database.
    ...tables.map((table) => `vacuum ${table}`),
    `do $$ declare one record; begin
      for one in select indexdef from index_definitions loop execute one.indexdef; end loop; end $$`,
    `drop table index_definitions`,
  ];
}

const places = (members) => [
  `insert into users (id, nickname, phone, bio) overriding system value
    select ${first} + n, '用户' || n, null, '做教育统计，喜欢把步骤写清楚；常看问卷、量表与纵向数据的帖子，欢迎讨论' || n from generate_series(0, ${members - 1}) n`,
  `insert into post_categories (id, title) values (${first}, '大分类'), (${first + 1}, '小分类')`,
  `update post_categories set parent_id = ${first} where id = ${first + 1}`,
  `insert into topics (id, title, status, user_id, created_at)
    select ${first} + n, '话题' || n, 2, null, '2026-06-01' from generate_series(0, 199) n`,
];

const texts = (posts) => [
  `create temp table filled_texts as
    select n, body, forum_tokens(body, false) as tokens from (
      select n, (select string_agg(${word('n * 31 + k * 17')} || '需要和' || ${word('n * 13 + k * 29')} || '一起看，第'
          || (n + k) % 997 || '次检查才放心', '。') from generate_series(1, 6) k) as body
      from generate_series(0, ${textsOf(posts) - 1}) n
    ) made`,
];

const writing = ({ posts, comments, talk, member }) => [
  `insert into posts (id, user_id, category_id, root_category_id, title, content, body, status, shown, due_at,
      like_count, hot, created_at, published_at, replied_at)
    select ${first} + p.n, ${member('p.n')}, ${first + 1}, ${first},
      left(${word('p.n')} || '与' || ${word('p.n * 7')} || '的第' || p.n || '个问题', 30),
      '<p>' || t.body || '</p>', t.body, 2, true, at, ${hash('p.n')} % 90,
      extract(epoch from at) / 45000.0 + ${hash('p.n')} % 90 / 45.0, at, at, at
    from (select n, timestamptz '2026-11-20' - (${posts} - n) * interval '90 seconds' as at
      from generate_series(0, ${posts - 1}) n) p
    join filled_texts t on t.n = p.n % ${textsOf(posts)}`,
  `insert into post_topics (post_id, topic_id, position)
    select ${first} + n, ${first} + ${hash('n')} % 200, 0 from generate_series(0, ${posts - 1}) n`,
  `insert into post_search (post_id, title_tokens, tokens, published_at)
    select p.id, forum_tokens(p.title, true), t.tokens || forum_tokens(p.title, false), p.published_at
    from posts p join filled_texts t on t.n = (p.id - ${first}) % ${textsOf(posts)} where p.id >= ${first}`,
  // Fives: the last of each answers the first.
  `insert into comments (id, post_id, user_id, root_id, reply_to_id, content, status, listed, like_count, reply_count,
      due_at, created_at)
    select ${first} + n,
      ${first} + case when n < ${talk * longTalks} then n / ${Math.max(1, talk)}
        else ${longTalks} + ${hash('n / 5')} % ${Math.max(1, posts - longTalks)} end,
      ${member('n * 3')}, answered, answered, '第' || n || '条评论：' || ${word('n * 5')} || '这一步我也遇到过', 2, true,
      ${hash('n')} % 20, case when n % 5 = 0 then 1 else 0 end, '2026-11-20',
      timestamptz '2026-11-01' + n * interval '1 millisecond'
    from (select n, case when n % 5 = 4 then ${first} + n - 4 end as answered
      from generate_series(0, ${comments - 1}) n) c`,
];

const relations = ({ posts, members }) => [
  `insert into post_likes (post_id, user_id, created_at)
    select distinct ${first} + ${hash('n * 11')} % ${posts}, ${first} + ${hash('n')} % ${members}, timestamptz '2026-11-01'
    from generate_series(0, ${posts}) n`,
  `insert into post_collects (post_id, user_id, created_at)
    select distinct ${first} + ${hash('n * 19')} % ${posts}, ${first} + ${hash('n')} % ${members}, timestamptz '2026-11-01'
    from generate_series(0, ${Math.round(posts / 2)}) n`,
  `insert into member_follows (user_id, followed_id, created_at)
    select distinct ${first} + n % ${members}, ${first} + ${hash('n * 3')} % ${members}, timestamptz '2026-11-01'
    from generate_series(0, ${members * 5}) n where n % ${members} <> ${hash('n * 3')} % ${members}`,
  `insert into post_reads (user_id, post_id, viewed_at)
    select distinct on (1, 2) ${first} + ${hash('n')} % ${members}, ${first} + ${hash('n * 23')} % ${posts},
      timestamptz '2026-11-10' + n * interval '1 second' from generate_series(0, ${Math.round(posts / 2)}) n`,
];

const counts = [
  `update posts p set comment_count = n from (select post_id, count(*) n from comments group by 1) c where c.post_id = p.id`,
  `update post_categories c set post_count = (select count(*) from posts where shown and root_category_id = ${first})
    where id in (${first}, ${first + 1})`,
  `update topics t set post_count = n from (select topic_id, count(*) n from post_topics group by 1) x where x.topic_id = t.id`,
];

/**
 * Statements that fill a new database with a forum of any size, for one connection of a role that owns it, run one after
 * another: members, posts of one category, comments of which a few posts have `talk` each, likes, follows, what was read.
 */
export function fillForum({ posts, comments, talk, members = Math.max(200, Math.round(posts / 20)) }) {
  const member = (seed) => `${first} + ${hash(seed)} % ${members}`;
  const tables = ['posts', 'comments', 'post_search', 'post_topics'];
  return [
    ...places(members),
    ...texts(posts),
    ...inBulk(tables, [
      ...writing({ posts, comments, talk, member }),
      ...relations({ posts, members }),
      ...counts,
    ]),
    `drop table filled_texts`,
    ...[
      ...[
        'users',
        'posts',
        'comments',
        'post_search',
        'post_topics',
        'topics',
        'post_categories',
        'post_likes',
      ],
      ...['post_collects', 'member_follows', 'post_reads'],
    ].map((table) => `vacuum analyze ${table}`),
  ];
}
