import { defineArea } from '../../../manifest';
import { forgetRemovals } from './removals';

export const area = defineArea({
  name: 'collect',
  ticks: [forgetRemovals],
  tables: ['collect_removals'],
});
