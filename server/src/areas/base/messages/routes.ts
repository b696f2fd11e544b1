import type { messages } from '@harbor/contract';
import { messageKind } from '@harbor/contract/message-kinds';
import type { AreaHandlers } from '../../../http/handler';
import { correctAnnouncement, deleteAnnouncement } from './announcements/correct';
import {
  allAnnouncements,
  publishAnnouncement,
  saveAnnouncement,
  withdrawAnnouncement,
} from './announcements/publish';
import { announcementOf, announcements, topAnnouncements } from './announcements/read';
import { messageBox, noticeBox, overview } from './boxes';
import { openStream } from './live/open-stream';
import { deleteMessages, markAllRead, markRead, openMessage, restoreMessages } from './reading';
import { messageSettings, saveMessageSettings } from './settings';
import { unreadCounts } from './unread';

export const routes: AreaHandlers<typeof messages> = {
  'GET /message/message_num': ({ db, user }) => unreadCounts(db, user.id),
  'GET /message/my_message': ({ db, user }) => overview(db, user.id),
  'GET /message/get_like': ({ db, user, query }) =>
    messageBox(db, user.id, { ...query, kind: messageKind.like }),
  'GET /message/reply': ({ db, user, query }) =>
    messageBox(db, user.id, { ...query, kind: messageKind.comment }),
  'GET /message/fans': ({ db, user, query }) => messageBox(db, user.id, { ...query, kind: messageKind.fans }),
  'POST /message/notice': ({ db, user, body }) => noticeBox(db, user.id, body),
  'POST /message/detail/:id': ({ core, db, user, params, now }) =>
    openMessage(db, user.id, params.id, now, core.settings.staffHost ? core.settings.staffUrl : ''),
  'POST /message/read': ({ db, user, body, now }) => markRead(db, user.id, body.ids, now),
  'POST /message/read_all': ({ db, user, body, now }) => markAllRead(db, user.id, body, now),
  'POST /message/delete': ({ db, user, body, now }) => deleteMessages(db, user.id, body.ids, now),
  'POST /message/restore': ({ db, user, body }) => restoreMessages(db, user.id, body.ids),
  'GET /message/settings': ({ core, user }) => messageSettings(core, user.id),
  'POST /message/settings': ({ core, user, body, now }) => saveMessageSettings(core, user.id, body, now),
  'GET /message/stream': ({ core, user, request, reply }) => openStream(core, user, request, reply),
  'GET /announcement/list': ({ db, user, query, now }) => announcements(db, user, query.page ?? 1, now),
  'GET /announcement/top': ({ db, user, now }) => topAnnouncements(db, user, now),
  'GET /announcement/detail/:id': ({ db, user, params, now }) => announcementOf(db, user, params.id, now),
  'GET /staff/announcement/list': ({ db, query }) => allAnnouncements(db, query.page ?? 1, query.status),
  'POST /staff/announcement/save': ({ core, user, body }) => saveAnnouncement(core, user.id, body),
  'POST /staff/announcement/correct/:id': ({ core, user, params, body }) =>
    correctAnnouncement(core, user.id, params.id, body),
  'POST /staff/announcement/delete/:id': ({ core, user, params }) =>
    deleteAnnouncement(core, user.id, params.id),
  'POST /staff/announcement/publish/:id': ({ core, user, params, body }) =>
    publishAnnouncement(core, user.id, params.id, body?.revision),
  'POST /staff/announcement/withdraw/:id': ({ core, user, params, body }) =>
    withdrawAnnouncement(core, user.id, params.id, body.reason),
};
