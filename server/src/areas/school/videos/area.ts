import { defineArea } from '../../../manifest';
import { cleanTick } from './package/clean';
import { beginTasks, endTasks } from './package/run-task';
import { packageTick } from './package/work';
import { plays } from './personal-data';
import { createVideoStore } from './store';

/** Recordings: how they become segments, and who is given the keys to them. */
export const area = defineArea({
  name: 'videos',
  gives: ({ settings }) => {
    beginTasks();
    return { videos: createVideoStore(settings) };
  },
  ends: endTasks,
  calls: {
    videos: async () => (await import('./routes')).routes,
  },
  ticks: [packageTick, cleanTick],
  tables: ['videos', 'video_history', 'plays', 'live_links'],
  personalData: [plays],
});
