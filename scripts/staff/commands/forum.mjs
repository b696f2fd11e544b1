import { facts, listOf, when } from '../words.mjs';

const done = ({ id, status_text }) =>
  facts([
    ['编号', id],
    ['状态', status_text],
  ]);

const reason = { reason: { needed: true, about: '原因，会告知对方' } };

/** A decision about a post or comment by its number. */
const decision = (name, path, help, takes) => ({
  name,
  words: ['编号'],
  help,
  ...(takes && { takes }),
  run: async ({ call }, { 编号: id, ...rest }) =>
    done(await call(`POST /staff/${path}/:id`, { id, ...rest })),
});

/** What staff do in the forum. */
export const forum = [
  {
    name: 'forum',
    help: '论坛待办：待审帖子（默认）、待审评论、待复查、被举报、申诉',
    takes: {
      list: { about: 'post、comment、after、report 或 appeal' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('GET /staff/forum/queue', values),
        ['类型', '编号', '状态', '优先', '作者', '时间', '标题', '命中与举报'],
        (row) => [
          row.kind === 'post' ? '帖子' : '评论',
          row.id,
          row.status_text,
          row.urgent ? '是' : '',
          row.author.nickname,
          when(row.created_at),
          row.kind === 'post' ? row.title : row.text.slice(0, 40),
          [...row.findings, ...row.reports.map((one) => one.reason_text)].join('、'),
        ],
      ),
  },
  {
    name: 'post',
    words: ['编号'],
    help: '一个帖子的全文与经过',
    run: async ({ call }, { 编号: id }) => {
      const post = await call('GET /staff/post/detail/:id', { id });
      return facts([
        ['标题', post.title],
        ['作者', `${post.author.nickname}（${post.author.id}）`],
        ['状态', post.status_text],
        ['正文', post.text],
        ['申诉', post.appeal],
        ['举报', post.reports.map((one) => `${one.reason_text} ${one.content}`).join('；')],
        ['经过', post.history.map((one) => `${when(one.at)} ${one.event} ${one.note}`).join('；')],
      ]);
    },
  },
  {
    name: 'post-versions',
    words: ['编号'],
    help: '一个帖子发布后修改前的各个版本',
    run: async ({ call }, { 编号: id }) => {
      const { data } = await call('GET /staff/post/versions/:id', { id });
      return listOf(
        { data, total: data.length, current_page: 1, last_page: 1 },
        ['写于', '改于', '重新审核', '标题', '正文'],
        (row) => [
          when(row.written_at),
          when(row.replaced_at),
          row.reviewed_again ? '是' : '',
          row.title,
          row.content.replace(/<[^>]*>/g, ' ').slice(0, 60),
        ],
      );
    },
  },
  decision('post-publish', 'post/publish', '帖子审核通过'),
  decision('post-reject', 'post/reject', '驳回帖子，作者得到可编辑的草稿', reason),
  decision('post-confirm', 'post/confirm', '先发后审的帖子复查无误'),
  decision('post-recall', 'post/recall', '把已发布的帖子转入复审', reason),
  decision('post-hide', 'post/hide', '隐藏帖子，举报成立', reason),
  decision('post-keep', 'post/keep', '复审后保留帖子，举报不成立', reason),
  decision('post-restore', 'post/restore', '恢复被隐藏的帖子，申诉成立', reason),
  decision('post-refuse', 'post/refuse_appeal', '申诉不成立，维持隐藏', reason),
  decision('post-lock', 'post/lock', '锁定帖子，不能再评论', reason),
  decision('post-unlock', 'post/unlock', '解除锁定'),
  {
    name: 'post-recommend',
    words: ['编号'],
    help: '推荐帖子；--off 取消',
    takes: { off: { about: '填 1 取消推荐' } },
    run: async ({ call }, { 编号: id, off }) =>
      done(await call('POST /staff/post/recommend/:id', { id, recommended: off === undefined })),
  },
  decision('comment-publish', 'discuss/publish', '评论审核通过'),
  decision('comment-reject', 'discuss/reject', '驳回评论', reason),
  decision('comment-hide', 'discuss/hide', '隐藏评论，举报成立', reason),
  decision('comment-keep', 'discuss/keep', '保留被举报的评论', reason),
  decision('comment-restore', 'discuss/restore', '恢复被隐藏的评论', reason),
  {
    name: 'comment-accept',
    words: ['编号'],
    help: '代提问者采纳求助帖下的一条回答',
    run: async ({ call }, { 编号: id }) => {
      const { accepted_comment_id } = await call('POST /staff/discuss/accept/:id', { id });
      return facts([['已采纳的评论', accepted_comment_id]]);
    },
  },
  {
    name: 'topics',
    help: '话题，默认待审的',
    takes: {
      status: { kind: 'number', about: '1 待审核、2 正常、3 已合并、4 已停用' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, { status = 1, ...rest }) =>
      listOf(
        await call('GET /staff/topic/list', { status, ...rest }),
        ['编号', '话题', '状态', '帖子', '提出者'],
        (row) => [row.id, row.title, row.status_text, row.post_count, row.author?.nickname ?? ''],
      ),
  },
  decision('topic-publish', 'topic/publish', '话题审核通过，或重新启用'),
  decision('topic-merge', 'topic/merge', '把话题合并到另一个', {
    into: { kind: 'number', needed: true, about: '合并到的话题编号' },
  }),
  decision('topic-disable', 'topic/disable', '停用话题', reason),
];
