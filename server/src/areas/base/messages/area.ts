import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { addressChanged } from '../mail/events';
import { noticeOfAddress } from './address-notice';
import { fanOut } from './announcements/fan-out';
import { openLive } from './live/live';
import { messages, preferences } from './personal-data';
import { messageTicks } from './ticks';

export const area = defineArea({
  name: 'messages',
  gives: ({ db, hub, log, settings }) => ({
    live: openLive({
      ...{ db, hub, log, limits: settings.streams },
      ...{ clock: settings.clock, staffIdle: settings.staff.idle },
    }),
  }),
  ends: ({ live }) => live.close(),
  calls: {
    messages: async () => (await import('./routes')).routes,
  },
  on: [addressChanged.handledBy(noticeOfAddress)],
  jobs: [fanOut],
  ticks: messageTicks,
  tables: ['messages', 'message_actors', 'message_settings', 'message_sms', 'announcements'],
  personalData: [preferences, messages],
  examples: [{ call: 'GET /announcement/detail/:id', newest: newest('announcements', 'id') }],
});
