import { defineArea } from '../../../manifest';
import { tellLate } from './clock';
import { purgeEscalations } from './purge';
import { tellRobot } from './robots';

export const area = defineArea({
  name: 'escalation',
  jobs: [tellRobot],
  ticks: [tellLate, purgeEscalations],
  tables: ['escalations'],
});
