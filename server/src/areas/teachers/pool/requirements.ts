import type { FormAnswers, OrderFormSchema } from '@harbor/contract';
import type { Fact } from './rows';

const most = 8;
const longest = 120;

/** Fields in which a buyer says what is to be done. */
const kinds = ['textarea', 'multi', 'radio', 'tags'];
const aside = new Set(['remark', 'ai_note', 'ai_used', 'paper_language', 'trial_excerpt', 'delivery']);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : Array.isArray(value) ? value.join('、') : '';

/** What a delivery is held against, point by point: what the buyer chose and wrote in the service's own part of the form. */
export const requirementsOf = (
  { sections }: Pick<OrderFormSchema, 'sections'>,
  answers: FormAnswers,
): { key: string; label: string }[] =>
  sections
    .filter(({ key }) => key !== 'contact' && key !== 'pledge')
    .flatMap(({ fields }) => fields)
    .filter(({ kind, key, private: hidden }) => kinds.includes(kind) && !hidden && !aside.has(key))
    .flatMap(({ key, label }) => {
      const text = textOf(answers[key]);
      return text === '' ? [] : [{ key, label: `${label}：${text}`.slice(0, longest) }];
    })
    .slice(0, most);

/** Everything short that the form says, for the side of the page. */
export const factsOfForm = ({ sections }: Pick<OrderFormSchema, 'sections'>, answers: FormAnswers): Fact[] =>
  sections
    .flatMap(({ fields }) => fields)
    .filter(
      ({ kind, private: hidden }) =>
        !hidden && ['text', 'number', 'date', 'select', 'journals'].includes(kind),
    )
    .flatMap(({ key, label, unit }) => {
      const value = answers[key];
      const text = typeof value === 'number' ? value.toLocaleString('en-US') : textOfAny(value);
      return text === '' ? [] : [{ label, value: `${text}${unit ? ` ${unit}` : ''}`.slice(0, 80) }];
    })
    .slice(0, 12);

const textOfAny = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : Array.isArray(value)
      ? value
          .map((one) => (typeof one === 'string' ? one : ((one as { name?: string })?.name ?? '')))
          .filter(Boolean)
          .join('、')
      : '';
