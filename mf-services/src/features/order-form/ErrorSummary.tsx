import type { FormErrors, OrderFormSchema } from '@harbor/contract';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { jumpTo } from './jumpTo';
import { rootOf } from './useOrderForm';

interface ErrorSummaryProps {
  schema: OrderFormSchema;
  errors: FormErrors;
  /** Raised by each try: the list then takes the cursor. */
  attempt: number;
}

/** In the order of the page, wherever the server put its own. */
function inOrder(schema: OrderFormSchema, errors: FormErrors): [path: string, said: string][] {
  const keys = schema.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
  return Object.entries(errors)
    .map(([path, [said = '']]): [string, string] => [path, said])
    .sort(([a], [b]) => keys.indexOf(rootOf(a)) - keys.indexOf(rootOf(b)));
}

/** Everything that has to be put right, each with the way to it. */
export function ErrorSummary({ schema, errors, attempt }: ErrorSummaryProps) {
  const list = inOrder(schema, errors);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [attempt]);
  if (list.length === 0) return null;
  return (
    <section ref={box} className={styles.box} aria-labelledby="form-errors" tabIndex={-1} role="alert">
      <h2 id="form-errors">还有 {list.length} 项需要修改</h2>
      <ul>
        {list.map(([path, said]) => (
          <li key={path}>
            <button type="button" onClick={() => jumpTo(path)}>
              {said}
              <ChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
