/**
 * Statements that fill a database with a forum of any size, run one after another: members, posts in every leaf
 * category, comments of which one post has `talk`. What is there already stays.
 */
export function fillForum({ posts, comments, talk, members = Math.max(200, Math.round(posts / 20)) }) {
  const first = 1_000_000;
  const words = [
    ...[
      '问卷',
      '回归',
      '文献',
      '综述',
      '访谈',
      '编码',
      '样本',
      '投稿',
      '审稿',
      '摘要',
      '开题',
      '答辩',
      '图表',
      '量表',
    ],
    ...[
      '缺失值',
      '信度',
      '效度',
      '稳健性',
      '参考文献',
      '方法',
      '数据',
      '结论',
      '讨论',
      '假设',
      '变量',
      '模型',
      '案例',
    ],
  ];
  const list = `array[${words.map((word) => `'${word}'`).join(',')}]`;
  const word = (seed) => `(${list})[1 + abs(hashint8((${seed})::bigint)) % ${words.length}]`;
  const member = (seed) => `${first} + abs(hashint8((${seed})::bigint)) % ${members}`;
  return [
    `insert into users (id, nickname, phone) overriding system value
      select ${first} + n, '用户' || n, null from generate_series(0, ${members - 1}) n on conflict do nothing`,
    `insert into post_categories (id, title) values (${first}, '大分类'), (${first + 1}, '小分类') on conflict do nothing`,
    `update post_categories set parent_id = ${first} where id = ${first + 1}`,
    `insert into topics (id, title, status, user_id, created_at)
      select ${first} + n, '话题' || n, 2, null, '2026-06-01' from generate_series(0, 199) n on conflict do nothing`,
    `insert into posts (id, user_id, category_id, root_category_id, title, content, body, status, shown, due_at,
        like_count, hot, created_at, published_at, replied_at)
      select ${first} + n, ${member('n')}, ${first + 1}, ${first}, left(title, 30), '<p>' || body || '</p>', body, 2, true,
        at, abs(hashint8(n::bigint)) % 90, extract(epoch from at) / 45000.0 + abs(hashint8(n::bigint)) % 90 / 45.0, at, at, at
      from (
        select n, ${word('n')} || '与' || ${word('n * 7')} || '的第' || n || '个问题' as title,
          (select string_agg(${word('n * 31 + k * 17')} || '需要和' || ${word('n * 13 + k * 29')} || '一起看，第' || (n + k) % 997 || '次检查才放心', '。')
            from generate_series(1, 8) k) as body,
          timestamptz '2026-11-20' - n * interval '90 seconds' as at
        from generate_series(0, ${posts - 1}) n
      ) made on conflict do nothing`,
    `insert into post_topics (post_id, topic_id, position)
      select ${first} + n, ${first} + abs(hashint8(n::bigint)) % 200, 0 from generate_series(0, ${posts - 1}) n
      on conflict do nothing`,
    `insert into comments (id, post_id, user_id, content, status, listed, like_count, due_at, created_at)
      select ${first} + n,
        ${first} + case when n < ${talk} then 0 else 1 + abs(hashint8(n::bigint)) % ${Math.max(1, posts - 1)} end,
        ${member('n * 3')}, '第' || n || '条评论：' || ${word('n * 5')} || '这一步我也遇到过', 2, true,
        abs(hashint8(n::bigint)) % 20, '2026-11-20', timestamptz '2026-11-01' + n * interval '1 millisecond'
      from generate_series(0, ${comments - 1}) n on conflict do nothing`,
    `update posts p set comment_count = n from (select post_id, count(*) n from comments group by 1) c where c.post_id = p.id`,
    `update post_categories c set post_count = (select count(*) from posts where shown and root_category_id = ${first})
      where id in (${first}, ${first + 1})`,
    `update topics t set post_count = n from (select topic_id, count(*) n from post_topics group by 1) x where x.topic_id = t.id`,
    `insert into post_search (post_id, title_tokens, tokens, published_at)
      select id, forum_tokens(title, true), forum_tokens(title || ' ' || body, false), published_at from posts
      where id >= ${first} on conflict do nothing`,
    ...['users', 'posts', 'comments', 'post_search', 'post_topics', 'topics', 'post_categories'].map(
      (table) => `vacuum analyze ${table}`,
    ),
  ];
}

/** Ids that the filled forum begins with: the post with the long talk, the category above, the one under it. */
export const filled = { post: 1_000_000, root: 1_000_000, leaf: 1_000_001, topic: 1_000_000 };
