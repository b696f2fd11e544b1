import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, id, idParams, moment, nothing, page, queryCode, rowRevision } from '../fields';
import { line, lines, word } from '../people-fields';

/** Unread messages by box; `total` is all of them. */
export const messageCounts = z.object({
  total: z.int(),
  like: z.int(),
  comment: z.int(),
  fans: z.int(),
  system: z.int(),
  /** Lines from support, in the conversation. */
  service: z.int().optional(),
});

/** One message, merged ones as a single one. */
const message = z.object({
  id: z.int(),
  /** 1 赞与收藏 · 2 评论与回复 · 3 关注 · 4 系统 */
  kind: z.int(),
  sub: z.int(),
  /** E.g. 订单; empty for the other boxes. */
  sub_text: z.string(),
  /** Without those who caused it: 赞了您的评价 */
  title: z.string(),
  /** The whole sentence: 张三、李四等 5 人赞了您的评价 */
  text: z.string(),
  body: z.string(),
  /** Path inside the site that the message is about; empty for none. */
  link: z.string(),
  /** Who caused it, the latest first, at most three. */
  actors: z.array(z.object({ id: z.int(), nickname: z.string(), avatar_img: z.string() })),
  actor_count: z.int(),
  read: z.boolean(),
  created_at: moment,
});

const messagePage = paged(message);

/** Which messages of a box are shown. */
export const messageState = z.enum(['all', 'unread'], '筛选条件不正确');

const listQuery = z.object({ page, state: messageState.optional() });

const ids = z.array(id).min(1, '请选择消息').max(100, '一次最多处理100条消息');

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式不正确');

/** Hours in which nothing pops up and neither SMS nor mail is sent; may run over midnight. Beijing time, `22:30`. */
const quietHours = z.strictObject({ on: z.boolean(), from: clockTime, to: clockTime });

export const messageSettings = z.object({
  groups: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      description: z.string(),
      /** Kept in the message centre. */
      site: z.boolean(),
      /** Also sent by SMS; null where that is not offered. */
      sms: z.boolean().nullable(),
      /** Also sent by mail, to who has bound an address; null where that is not offered. */
      mail: z.boolean().nullable(),
      /** Its mails cannot be turned off. */
      mail_fixed: z.boolean(),
      /** Cannot be turned off in the message centre. */
      locked: z.boolean(),
    }),
  ),
  quiet: quietHours,
});

/** Whom an announcement is for. */
export const announcementAudience = z.enum(['all', 'user', 'teacher'], '请选择公告对象');

export const announcement = z.object({
  id: z.int(),
  title: z.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  body: z.string(),
  /** Path inside the site; empty for none. */
  link: z.string(),
  audience: announcementAudience,
  /** Shown once above the pages, until closed. */
  top_bar: z.boolean(),
  starts_at: moment,
  ends_at: moment.nullable(),
});

const staffAnnouncement = announcement.extend({
  /** 1 草稿 · 2 已发布 · 3 已撤下 */
  status: z.int(),
  status_text: z.string(),
  /** Message boxes it has reached. */
  reached: z.int(),
  /** Of this writing; a write names the one that the writer saw. */
  revision: z.int(),
  updated_at: moment,
});

/** Left out by who does not mind what others wrote meanwhile. */
const seen = rowRevision.optional();

const announcementTitle = line().min(2, '标题为2至60个字').max(60, '标题为2至60个字');
const announcementBody = lines().min(5, '正文至少5个字').max(5000, '正文最多5000个字');

/** A path of a page of this site, with its query; empty for none. */
export const sitePath = word()
  .max(200, '链接过长')
  .regex(/^(\/(?!\/)[\w\-/?=&%.]*)?$/, '请填写站内路径，以 / 开头');

export const messages = defineArea({
  'GET /message/message_num': {
    summary: '未读消息数，按类型',
    access: 'login',
    rate: 'read',
    data: messageCounts,
  },
  'GET /message/my_message': {
    summary: '消息中心首页：四类消息的未读数与最新一条，及客服会话',
    access: 'login',
    rate: 'read',
    data: z.object({
      boxes: z.array(
        z.object({ kind: z.int(), title: z.string(), unread: z.int(), latest: message.nullable() }),
      ),
      service: z.object({ unread: z.int(), latest: z.string(), at: moment.nullable() }),
    }),
  },
  'GET /message/get_like': {
    summary: '收到的赞和收藏',
    access: 'login',
    rate: 'read',
    query: listQuery,
    data: messagePage,
  },
  'GET /message/reply': {
    summary: '收到的评论与回复',
    access: 'login',
    rate: 'read',
    query: listQuery,
    data: messagePage,
  },
  'GET /message/fans': {
    summary: '新增的粉丝',
    access: 'login',
    rate: 'read',
    query: listQuery,
    data: messagePage,
  },
  'POST /message/notice': {
    summary: '系统消息，可按子类筛选',
    access: 'login',
    rate: 'read',
    body: z.strictObject({
      page: bodyPage,
      /** 40 to 52; all of them without. */
      sub: z.int().min(40, '消息类型不正确').max(59, '消息类型不正确').optional(),
      state: messageState.optional(),
    }),
    data: messagePage.extend({
      /** The kinds that this user has messages of. */
      subs: z.array(z.object({ sub: z.int(), title: z.string(), total: z.int(), unread: z.int() })),
    }),
  },
  'POST /message/detail/:id': {
    summary: '消息详情，打开即为已读，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: message.extend({
      /** Neighbours in the same box, newer and older. */
      newer_id: z.int().nullable(),
      older_id: z.int().nullable(),
    }),
  },
  'POST /message/read': {
    summary: '把若干消息标为已读',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ ids }),
    data: messageCounts,
  },
  'POST /message/read_all': {
    summary: '全部标为已读，可限于某一类',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      kind: z.int().min(1, '消息类型不正确').max(4, '消息类型不正确').optional(),
      sub: z.int().min(40, '消息类型不正确').max(59, '消息类型不正确').optional(),
    }),
    data: messageCounts,
  },
  'POST /message/delete': {
    summary: '删除消息，可撤销',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ ids }),
    data: messageCounts,
  },
  'POST /message/restore': {
    summary: '撤销刚才的删除',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ ids }),
    data: messageCounts,
  },
  'GET /message/settings': {
    summary: '消息设置：各类消息的接收方式与免打扰时段',
    access: 'login',
    rate: 'read',
    data: messageSettings,
  },
  'POST /message/settings': {
    summary: '修改消息设置；没有提到的保持不变',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      groups: z
        .array(
          z.strictObject({
            key: word().max(20),
            site: z.boolean().optional(),
            sms: z.boolean().optional(),
            mail: z.boolean().optional(),
          }),
        )
        .max(20)
        .optional(),
      quiet: quietHours.optional(),
    }),
    data: messageSettings,
  },
  'GET /message/stream': {
    summary:
      '实时消息（text/event-stream）：unread 未读数，message 新消息，chat 客服会话，order_chat 订单沟通，announcement 公告',
    access: 'login',
    rate: 'read',
    stream: true,
    data: nothing,
  },
  'GET /announcement/list': {
    summary: '公告列表',
    access: 'public',
    rate: 'read',
    query: z.object({ page }),
    data: paged(announcement),
  },
  'GET /announcement/top': {
    summary: '当前应置顶提示的公告',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(announcement) }),
  },
  'GET /announcement/detail/:id': {
    summary: '公告详情',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: announcement,
  },
  'GET /staff/announcement/list': {
    summary: '运营：全部公告，含草稿与已撤下的，可按状态',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    query: z.object({ page, status: queryCode }),
    data: paged(staffAnnouncement),
  },
  'POST /staff/announcement/save': {
    summary: '运营：新建或修改公告草稿；已撤下的修改后重新成为草稿',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      revision: seen,
      title: announcementTitle,
      body: announcementBody,
      link: sitePath.optional(),
      audience: announcementAudience,
      top_bar: z.boolean(),
      starts_at: z.iso.datetime({ offset: true, error: '开始时间不正确' }).optional(),
      ends_at: z.iso.datetime({ offset: true, error: '结束时间不正确' }).nullable().optional(),
    }),
    data: staffAnnouncement,
  },
  'POST /staff/announcement/correct/:id': {
    summary: '运营：更正已发布公告的文字与结束时间；消息中心里的同步更新，不再次提醒',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      revision: seen,
      title: announcementTitle,
      body: announcementBody,
      link: sitePath.optional(),
      top_bar: z.boolean(),
      ends_at: z.iso.datetime({ offset: true, error: '结束时间不正确' }).nullable().optional(),
    }),
    data: staffAnnouncement,
  },
  'POST /staff/announcement/delete/:id': {
    summary: '运营：删除公告草稿',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: nothing,
  },
  'POST /staff/announcement/publish/:id': {
    summary: '运营：发布公告，送入相应用户的消息中心',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    params: idParams,
    /** The writing that whoever publishes has read; left out by scripts that have just saved it. */
    body: z.strictObject({ revision: seen }).optional(),
    data: staffAnnouncement,
  },
  'POST /staff/announcement/withdraw/:id': {
    summary: '运营：撤下公告',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason: lines().min(2, '请填写原因').max(200, '原因最多200个字') }),
    data: staffAnnouncement,
  },
});

export type Message = z.output<typeof message>;
export type MessageCounts = z.output<typeof messageCounts>;
export type MessageSettings = z.output<typeof messageSettings>;
export type Announcement = z.output<typeof announcement>;
export type StaffAnnouncement = z.output<typeof staffAnnouncement>;
