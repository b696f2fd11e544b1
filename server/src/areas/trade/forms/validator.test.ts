import type { FormAnswers, FormField } from '@harbor/contract';
import { blankAnswers, fieldsOf, shownFields } from '@harbor/contract/order-form/answers';
import { checkForm, progressOf } from '@harbor/contract/order-form/check';
import { usualTypes } from '@harbor/contract/order-form/check-field';
import { sampleAnswers, sampleFile, sampleValue } from '@harbor/contract/order-form/testing/sample';
import { formCount, shippedSchema } from './schemas';

const clock = { today: '2026-11-21', minDays: 7 };
const numbers = Array.from({ length: formCount }, (_, i) => i + 1);

/** Answers in which a conditional field is asked for. */
function asking(form: number, field: FormField): FormAnswers {
  const schema = shippedSchema(form);
  const answers = sampleAnswers(schema, clock);
  if (!field.when) return answers;
  const value = field.when.is[0] === 'true' ? true : field.when.is[0];
  const changed: FormAnswers = { ...answers, [field.when.field]: value };
  for (const other of shownFields(fieldsOf(schema), changed))
    if (other.required && changed[other.key] === undefined) changed[other.key] = sampleValue(other, clock);
  return changed;
}

/** Values beyond a limit of the field. */
function beyond(field: FormField): unknown[] {
  const { kind, min = 0, max } = field;
  const text = (length: number) => '字'.repeat(length);
  switch (kind) {
    case 'text':
    case 'textarea':
      if (field.pattern && !field.pattern.when) return ['!', text((max ?? 0) + 1)];
      return [...(min > 1 ? [text(min - 1)] : []), text((max ?? 0) + 1)];
    case 'either':
      return [
        { text: text(min - 1), files: [] },
        { text: text((max ?? 0) + 1), files: [] },
      ];
    case 'number':
      return [min - 1, (max ?? 0) + 1, '很多', (min || 1) + 0.123];
    case 'date':
      return [
        '2026-02-30',
        'soon',
        ...(field.from
          ? [{ day: '2026-11-20', month: '2026-10', year: '2025' }[field.precision ?? 'day']]
          : []),
        ...(field.to
          ? [{ day: '2026-11-22', month: '2026-12', year: '2027' }[field.precision ?? 'day']]
          : []),
      ];
    case 'radio':
    case 'select':
      return ['没有的选项'];
    case 'multi':
      return [['没有的选项'], [field.options?.[0], field.options?.[0]]];
    case 'subject':
      return ['9999'];
    case 'slots':
      return [['mon-am'], ['mon-am', 'mon-night']];
    case 'tags':
    case 'journals':
    case 'directories':
      return [
        Array.from({ length: (max ?? 0) + 1 }, (_, i) => `${i}`),
        ...(min > 1 ? [['一']] : []),
        ['同', '同', ...Array.from({ length: Math.max(0, min - 2) }, (_, i) => `${i}`)],
        [text(300)],
      ];
    case 'files':
      return [
        Array.from({ length: (max ?? 5) + 1 }, (_, i) => sampleFile(field, i)),
        ...(min > 1 ? [[sampleFile(field)]] : []),
        [{ ...sampleFile(field), name: 'run.exe' }],
        [{ ...sampleFile(field), size: 20 * 1024 * 1024 + 1 }],
      ];
    case 'range':
      return [
        field.of === 'date' ? { from: '2026-12-02', to: '2026-12-01' } : { from: 2020, to: 2019 },
        { from: 'x', to: 'y' },
        ...(field.required ? [{ from: '', to: 2020 }] : []),
      ];
    case 'rows':
      return [Array.from({ length: (max ?? 0) + 1 }, () => ({}))];
    default:
      return [];
  }
}

describe.each(numbers)('form %i', (form) => {
  const schema = shippedSchema(form);
  const fields = fieldsOf(schema);

  test('takes the least that it asks for', () => {
    expect(checkForm(schema, sampleAnswers(schema, clock), clock)).toEqual({});
    const { done, all } = progressOf(schema, sampleAnswers(schema, clock), clock);
    expect(done).toBe(all);
  });

  test('names every required field of an empty one, in the order of the page', () => {
    const asked = shownFields(fields, blankAnswers(schema)).filter(
      (field) => field.required && field.default === undefined,
    );
    const roots = Object.keys(checkForm(schema, blankAnswers(schema), clock)).map(
      (path) => path.split(/[.[]/)[0],
    );
    expect([...new Set(roots)]).toEqual(asked.map(({ key }) => key));
  });

  test.each(fields.filter(({ required }) => required).map((field) => [field.key, field] as const))(
    'misses %s',
    (key, field) => {
      const answers = asking(form, field);
      expect(checkForm(schema, answers, clock)).toEqual({});
      const paths = Object.keys(checkForm(schema, { ...answers, [key]: undefined }, clock));
      expect(paths).toEqual([key]);
    },
  );

  test.each(
    fields.flatMap((field) => beyond(field).map((value, i) => [field.key, i, field, value] as const)),
  )('refuses %s beyond its limits (%i)', (key, _, field, value) => {
    const errors = checkForm(schema, { ...asking(form, field), [key]: value }, clock);
    expect(Object.keys(errors).some((path) => path.split(/[.[]/)[0] === key)).toBe(true);
    for (const [said] of Object.values(errors)) expect(said).toMatch(/[\u4e00-\u9fff]/);
  });

  test('does not ask for what its conditions leave out', () => {
    const answers = sampleAnswers(schema, clock);
    const left = fields.filter((field) => !shownFields(fields, answers).includes(field));
    const wrong = Object.fromEntries(left.map((field) => [field.key, beyond(field)[0]]));
    expect(checkForm(schema, { ...answers, ...wrong }, clock)).toEqual({});
  });

  test('takes files of the kinds that it names', () => {
    for (const field of fields.filter(({ kind }) => kind === 'files')) {
      const count = Math.max(1, field.min ?? 1);
      for (const type of field.types ?? usualTypes) {
        const files = Array.from({ length: count }, (_, i) => ({
          ...sampleFile(field, i),
          name: `a.${type}`,
          type,
        }));
        expect(checkForm(schema, { ...asking(form, field), [field.key]: files }, clock)).toEqual({});
      }
    }
  });
});
