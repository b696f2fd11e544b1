import { addresses } from './commands/addresses.mjs';
import { auditLog } from './commands/audit.mjs';
import { coupons } from './commands/coupons.mjs';
import { forms } from './commands/forms.mjs';
import { forum } from './commands/forum.mjs';
import { invoices } from './commands/invoices.mjs';
import { journals } from './commands/journals.mjs';
import { orders } from './commands/orders.mjs';
import { refunds } from './commands/refunds.mjs';
import { reviews } from './commands/reviews.mjs';
import { sentinel } from './commands/sentinel.mjs';
import { submissions } from './commands/submissions.mjs';
import { teachers } from './commands/teachers.mjs';
import { team } from './commands/team.mjs';
import { tickets } from './commands/tickets.mjs';
import { traces } from './commands/traces.mjs';

/**
 * Every command of `npm run staff`, by area. A row is
 * - `name`: what is typed, e.g. `quote`;
 * - `words`: what follows it without a dash, in order, e.g. `['订单']`;
 * - `takes`: options: `{ amount: { kind: 'yuan', needed: true, about: '报价' } }`; kinds are text, number, yuan, file, and
 *   `many` lets one be given several times;
 * - `help`: one line;
 * - `run({ call, upload, sendFile, order }, values)`: makes the calls and answers what is printed.
 */
export const commands = [
  ...orders,
  ...forms,
  ...refunds,
  ...invoices,
  ...traces,
  ...reviews,
  ...coupons,
  ...tickets,
  ...forum,
  ...submissions,
  ...journals,
  ...sentinel,
  ...addresses,
  ...auditLog,
  ...teachers,
  ...team,
];
