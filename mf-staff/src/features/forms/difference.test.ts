import type { FormField } from '@harbor/contract';
import { changesOf } from './difference';
import { addField, addSection, type FormDocument, moveField, moveSection, removeField } from './document';

const field = (key: string, more: Partial<FormField> = {}): FormField => ({
  key,
  label: key.toUpperCase(),
  kind: 'text',
  min: 0,
  max: 50,
  ...more,
});

const document: FormDocument = {
  title: '选题指导',
  summary: '说明您的兴趣',
  sections: [
    { key: 'own', title: '需求', fields: [field('a'), field('b')] },
    { key: 'contact', title: '联系', fields: [field('c')] },
  ],
};

const keys = ({ sections }: FormDocument) =>
  sections.map(({ key, fields }) => `${key}:${fields.map((one) => one.key)}`);

const said = (after: FormDocument) => changesOf(document, after).map(({ text }) => text);

const withA = (more: Partial<FormField>): FormDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    fields: section.fields.map((one) => (one.key === 'a' ? { ...one, ...more } : one)),
  })),
});

test('the same document differs in nothing, whatever the order of its keys', () => {
  const { sections, summary, title } = document;
  expect(changesOf(document, { sections, summary, title })).toEqual([]);
});

test.each<[string, Partial<FormField>, string]>([
  ['another name', { label: '方向' }, '「A」改名为「方向」'],
  ['asked of everybody', { required: true }, '「A」改为必填'],
  ['other limits', { max: 80 }, '「A」字数由 0–50 改为 0–80'],
  ['a hint', { hint: '两三句话即可' }, '「A」说明改为“两三句话即可”'],
  ['a condition', { when: { field: 'b', is: ['x', 'y'] } }, '「A」「B」为“x”、“y”时显示'],
  ['something rare', { name: true }, '「A」其他设置有修改'],
])('a field with %s', (_, more, words) => expect(said(withA(more))).toEqual([words]));

test('options that came and went', () => {
  const before = withA({ kind: 'radio', options: ['甲', '乙'] });
  expect(changesOf(before, withA({ kind: 'radio', options: ['甲', '丙'] })).map(({ text }) => text)).toEqual([
    '「A」新增选项“丙”，删除选项“乙”',
  ]);
});

test('fields and sections that came, went and moved', () => {
  expect(said(removeField(document, { section: 0, field: 1 }))).toEqual(['删除「B」']);
  const added = addField(document, 1, 'number');
  expect(added.place).toEqual({ section: 1, field: 1 });
  expect(said(added.document)).toEqual([expect.stringMatching(/^新增「[a-z]{8}」：数字，选填$/)]);
  expect(said(addSection(document))).toEqual(['新增分区「」']);
  expect(said(moveSection(document, 0, 1))).toEqual(['调整了各项的顺序']);
});

describe('moving a field', () => {
  test.each<[string, number, number, -1 | 1, string[]]>([
    ['down within its section', 0, 0, 1, ['own:b,a', 'contact:c']],
    ['down into the next section', 0, 1, 1, ['own:a', 'contact:b,c']],
    ['up into the section before', 1, 0, -1, ['own:a,b,c', 'contact:']],
    ['up at the beginning: nowhere', 0, 0, -1, ['own:a,b', 'contact:c']],
    ['down at the end: nowhere', 1, 0, 1, ['own:a,b', 'contact:c']],
  ])('%s', (_, section, at, by, order) => {
    expect(keys(moveField(document, { section, field: at }, by).document)).toEqual(order);
  });
});
