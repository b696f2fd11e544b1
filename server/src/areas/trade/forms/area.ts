import { defineArea } from '../../../manifest';
import { doneOrdersName } from '../../content/journal-experiences/events';
import { orderFormHolder } from './file-holder';
import { journalsInDoneOrders, orderedJournals } from './named-journals';
import { orderForms } from './personal-data';
import { formTicks } from './reminders';

export const area = defineArea({
  name: 'forms',
  calls: {
    forms: async () => (await import('./routes')).routes,
  },
  ticks: formTicks,
  on: [doneOrdersName.answeredBy(journalsInDoneOrders)],
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
