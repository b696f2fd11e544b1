import { formulasIn } from '@harbor/contract/forum/formulas';
import { useEffect, useRef } from 'react';
import styles from './FormulaText.module.css';

export interface FormulaTextProps {
  /** Plain text; formulas stand between dollar signs as in the forum, lines are lines. */
  text: string;
  /** Within a line, as an option of a question, or as a block of its own. */
  as?: 'div' | 'span';
  className?: string | undefined;
}

const hasFormulas = (text: string) => formulasIn(text).some((part) => typeof part !== 'string');

/** Plain text whose formulas are set as MathML once their code is here; until then they stand as they were written. */
export function FormulaText({ text, as: Element = 'div', className = '' }: FormulaTextProps) {
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // React draws no text here, so that what sets the formulas may change it.
    element.textContent = text;
    if (!hasFormulas(text)) return;
    let wanted = true;
    let end = () => {};
    Promise.all([import('../post/formulas'), import('../post/wideFormulas')]).then(
      ([{ setFormulas }, { keepWideFormulasInside }]) => {
        if (!wanted) return;
        setFormulas(element);
        end = keepWideFormulasInside(element);
      },
      // Without the code they stay what was written.
      () => undefined,
    );
    return () => {
      wanted = false;
      end();
    };
  }, [text]);
  return <Element ref={place} className={`${styles.text} ${className}`} />;
}
