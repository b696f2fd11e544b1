import { defineArea } from '../../../manifest';
import { account } from './personal-data';

export const area = defineArea({
  name: 'accounts',
  tables: ['users', 'audit_log', 'rate_counts', 'idempotency', 'dev_outbox'],
  personalData: [account],
});
