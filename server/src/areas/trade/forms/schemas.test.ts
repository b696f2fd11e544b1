import type { FormField, FormRowField, OrderFormSchema } from '@harbor/contract';
import { fieldsOf } from '@harbor/contract/order-form/answers';
import { orderFormSchema } from '@harbor/contract/order-form/document';
import { formCount, shippedSchema } from './schemas';
import { blockA, blockM, ownFields } from './testing/specification';

const numbers = Array.from({ length: formCount }, (_, i) => i + 1);

const short: Partial<Record<FormField['kind'], string>> = {
  text: 't',
  textarea: 'ta',
  number: 'n',
  date: 'd',
  radio: 'r',
  select: 's',
  multi: 'm',
  files: 'f',
  either: 'e',
};
const bounded = ['text', 'textarea', 'number', 'tags', 'slots', 'journals', 'directories', 'either', 'rows'];

/** A field in the notation of the specification. */
function notation(field: FormField | FormRowField): string {
  const { label, kind, min = 0, max, options, decimals, from, to, of, precision, when } = field;
  const inner = 'fields' in field && field.fields ? `{${field.fields.map(notation).join(', ')}}` : '';
  return [
    `${label}${field.required ? '*' : ''} ${short[kind] ?? kind}`,
    kind === 'date' && precision ? `(${precision})` : '',
    of ? `(${of})` : '',
    of === 'number' || bounded.includes(kind) ? `(${min}–${max})` : '',
    kind === 'files' ? `(${min}–${max ?? 5})` : '',
    options ? `[${options.length}]` : '',
    decimals && kind === 'number' ? `.${decimals}` : '',
    from ? `≥${from}` : '',
    to ? `≤${to}` : '',
    inner,
    when ? ` ?${when.is.join('/')}` : '',
  ].join('');
}

const listed = (text: string) => text.split('|').map((one) => one.replace(/\s+/g, ' ').trim());
const inSections = (schema: OrderFormSchema, own: boolean) =>
  schema.sections
    .filter(({ key }) => ['contact', 'pledge', 'manuscript'].includes(key) !== own)
    .flatMap(({ fields }) => fields);
const of = (schema: OrderFormSchema, ...keys: string[]) =>
  schema.sections.filter(({ key }) => keys.includes(key)).flatMap(({ fields }) => fields);

test.each(numbers)('form %i has exactly the fields that were agreed on', (form) => {
  const schema = shippedSchema(form);
  const [blocks, own] = ownFields[form] ?? ['A', ''];
  expect(inSections(schema, true).map(notation)).toEqual(listed(own));
  expect(of(schema, 'contact', 'pledge').map(notation)).toEqual(listed(blockA));
  const manuscript = of(schema, 'manuscript').map(notation);
  const fixed = form === 17 || form === 18;
  expect(manuscript).toEqual(
    blocks === 'A' ? [] : listed(fixed ? blockM.replace('稿件语言* r[2]', '稿件语言* r[1]') : blockM),
  );
});

test.each(numbers)('form %i is whole, its keys are unique and its conditions point at fields', (form) => {
  const schema = shippedSchema(form);
  expect(orderFormSchema.parse(schema)).toEqual(schema);
  expect(schema.form).toBe(form);
  const keys = fieldsOf(schema).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(schema.sections.map(({ key }) => key)).size).toBe(schema.sections.length);
  for (const field of fieldsOf(schema)) {
    for (const when of [field.when, field.pattern?.when]) {
      if (!when) continue;
      const other = fieldsOf(schema).find(({ key }) => key === when.field);
      const known = other?.kind === 'switch' ? ['true'] : (other?.options ?? []);
      expect([field.key, when.is.filter((one) => !known.includes(one))]).toEqual([field.key, []]);
    }
    if (['radio', 'select', 'multi'].includes(field.kind)) expect(field.options?.length).toBeGreaterThan(0);
    if (field.pattern) expect(() => new RegExp(field.pattern?.regex ?? '(', 'u')).not.toThrow();
    if (field.count_from) expect(keys).toContain(field.count_from);
  }
});

test('contact data is for staff only, in every form', () => {
  for (const form of numbers) {
    const hidden = fieldsOf(shippedSchema(form)).filter((field) => field.private);
    expect(hidden.map(({ key }) => key)).toEqual(['phone', 'wechat', 'email', 'avoid']);
  }
});

test('the languages of the two polishing services are fixed', () => {
  const language = (form: number) =>
    fieldsOf(shippedSchema(form)).find(({ key }) => key === 'paper_language')?.options;
  expect([language(17), language(18)]).toEqual([['英文'], ['中文']]);
});

test('there is no form 0 and none beyond the last', () => {
  expect(() => shippedSchema(0)).toThrow('没有这张信息表');
  expect(() => shippedSchema(27)).toThrow('没有这张信息表');
});
