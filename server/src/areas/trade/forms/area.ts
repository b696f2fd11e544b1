import { defineArea } from '../../../manifest';
import { namedInOrder } from '../../content/journal-experiences/events';
import { orderFormHolder } from './file-holder';
import { journalNamedInOrder } from './named-in-order';
import { orderedJournals } from './named-journals';
import { orderForms } from './personal-data';
import { formTicks } from './reminders';

export const area = defineArea({
  name: 'forms',
  calls: {
    forms: async () => (await import('./routes')).routes,
  },
  ticks: formTicks,
  on: [namedInOrder.answeredBy(journalNamedInOrder)],
  tables: [
    'order_forms',
    'order_form_versions',
    'order_form_schemas',
    'order_form_schema_drafts',
    'order_form_reminders',
  ],
  fileHolders: { order_form: orderFormHolder },
  personalData: [orderForms],
  namesJournals: [orderedJournals],
});
