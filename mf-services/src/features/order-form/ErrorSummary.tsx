import type { FormErrors, OrderFormSchema } from '@harbor/contract';
import { ErrorSummary as Summary } from '@harbor/ui/kit';
import { jumpTo } from './jumpTo';
import { rootOf } from './rootOf';

interface ErrorSummaryProps {
  schema: OrderFormSchema;
  errors: FormErrors;
  /** Raised by each try: the list then takes the cursor. */
  attempt: number;
}

/** Everything that has to be put right, in the order of the page, wherever the server put its own. */
export function ErrorSummary({ schema, errors, attempt }: ErrorSummaryProps) {
  const keys = schema.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
  const problems = Object.entries(errors)
    .map(([path, [text = '']]) => ({ path, text }))
    .sort((a, b) => keys.indexOf(rootOf(a.path)) - keys.indexOf(rootOf(b.path)));
  return <Summary problems={problems} attempt={attempt} onJump={jumpTo} />;
}
