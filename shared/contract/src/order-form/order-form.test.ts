import { holds, isFilled, slotLabel } from './answers';
import { checkForm } from './check';
import { cleanAnswers } from './clean';
import { daysLater, isDate } from './days';
import { disciplineLabel, disciplineTree } from './disciplines';
import type { FormField, OrderFormSchema } from './document';
import { mergeDrafts } from './merge';
import { cleanText, hasEmoji, visibleLength } from './text';
import { followCount, wordGaps } from './word-count';

const clock = { today: '2026-11-21', minDays: 7 };
const formOf = (...fields: FormField[]): OrderFormSchema => ({
  form: 1,
  version: 1,
  title: '',
  summary: '',
  sections: [{ key: 'own', title: '', fields }],
});

test('what people see is what is counted', () => {
  expect(visibleLength(' 钠离子\u200b电池 ')).toBe(5);
  expect(visibleLength('e\u0301té')).toBe(3);
  expect(visibleLength('👩‍👩‍👧‍👦好')).toBe(2);
  expect(visibleLength('🇨🇳🇨🇳👍🏽❤️1️⃣각e\u0301\u0300')).toBe(7);
  // Whatever a form is full of, no dictionary is asked: that took a second.
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(visibleLength('e\u0301'.repeat(50_000))).toBe(50_000);
  expect(segment).not.toHaveBeenCalled();
  segment.mockRestore();
});

test('scripts are taken out whole, comparisons stay', () => {
  expect(cleanText(' 甲<script>alert(1)</script>乙 ')).toBe('甲乙');
  expect(cleanText('<scr<script>x</script>ipt>y</script>')).not.toMatch(/script/);
  expect(cleanText('甲<script>一</style>二</SCRIPT >乙<iframe>丙')).toBe('甲乙丙');
  expect(cleanText('p<0.05 且 x>3；<b>重点</b>')).toBe('p<0.05 且 x>3；<b>重点</b>');
  expect(cleanText('一\r\n二\u202e')).toBe('一\n二');
});

test('emoji are refused in names, and nowhere else', () => {
  expect([hasEmoji('林同学'), hasEmoji('林😀'), hasEmoji('A®1#')]).toEqual([false, true, false]);
  const field: FormField = { key: 'name', label: '姓名', kind: 'text', min: 2, max: 20 };
  const said = (more: Partial<FormField>) =>
    checkForm(formOf({ ...field, ...more }), { name: '林同学😀' }, clock);
  expect(said({ name: true })).toEqual({ name: ['姓名不能包含表情符号'] });
  expect(said({})).toEqual({});
});

test('errors inside rows name the row', () => {
  const group: FormField = {
    key: 'inventors',
    label: '发明人',
    kind: 'rows',
    required: true,
    min: 1,
    max: 3,
    fields: [{ key: 'name', label: '姓名', kind: 'text', required: true, min: 2, max: 20 }],
  };
  const errors = checkForm(formOf(group), { inventors: [{ name: '林志远' }, { name: '陈' }, {}] }, clock);
  expect(errors).toEqual({
    'inventors[1].name': ['姓名至少2个字，还差 1 个'],
    'inventors[2].name': ['请填写姓名'],
  });
});

test('words or a file do, and a few words beside a file are welcome', () => {
  const field: FormField = {
    key: 'text',
    label: '意见原文',
    kind: 'either',
    required: true,
    min: 10,
    max: 50,
  };
  const said = (value: unknown) => Object.keys(checkForm(formOf(field), { text: value }, clock));
  const file = { id: 'A', name: 'a.docx', size: 1, sha256: '', type: 'docx', words: null };
  expect(said({ text: '', files: [] })).toEqual(['text']);
  expect(said({ text: '太短', files: [] })).toEqual(['text']);
  expect(said({ text: '见附件', files: [file] })).toEqual([]);
  expect(said({ text: '', files: [file] })).toEqual([]);
  expect(said({ text: '', files: [{ ...file, name: 'a.exe' }] })).toEqual(['text']);
});

test('a pattern may hold under a condition only', () => {
  const fund: FormField = { key: 'fund', label: '基金', kind: 'select', options: ['国自然面上', '国社科'] };
  const code: FormField = {
    key: 'code',
    label: '学科代码',
    kind: 'text',
    min: 1,
    max: 20,
    pattern: { regex: '^[A-H]\\d{2,6}$', message: '不对', when: { field: 'fund', is: ['国自然面上'] } },
  };
  const said = (answers: object) => checkForm(formOf(fund, code), answers, clock);
  expect(said({ fund: '国自然面上', code: 'Z1' })).toEqual({ code: ['不对'] });
  expect(said({ fund: '国自然面上', code: 'E0305' })).toEqual({});
  expect(said({ fund: '国社科', code: 'Z1' })).toEqual({});
});

test('numbers are read as people type them', () => {
  const field: FormField = { key: 'n', label: '字数', kind: 'number', min: 0, max: 100000 };
  expect(cleanAnswers(formOf(field), { n: ' ７,864 ' })).toEqual({ n: 7864 });
  expect(checkForm(formOf(field), { n: '1e3' }, clock)).toEqual({ n: ['字数请填写数字'] });
});

test('days exist or they do not', () => {
  expect(daysLater('2026-11-21', 10)).toBe('2026-12-01');
  expect([
    isDate('2028-02-29'),
    isDate('2026-02-29'),
    isDate('2026-13', 'month'),
    isDate('2026', 'year'),
  ]).toEqual([true, false, false, true]);
});

test('every field of knowledge has disciplines, named with it', () => {
  expect(disciplineTree).toHaveLength(14);
  for (const { children } of disciplineTree) expect(children.length).toBeGreaterThan(0);
  expect(disciplineLabel('0805')).toBe('工学 / 材料科学与工程');
  expect(disciplineLabel('9999')).toBe('');
  expect(slotLabel('mon-am')).toBe('周一上午');
});

test('conditions look at choices, lists and switches', () => {
  expect(holds({ field: 'a', is: ['是'] }, { a: '是' })).toBe(true);
  expect(holds({ field: 'a', is: ['二'] }, { a: ['一', '二'] })).toBe(true);
  expect(holds({ field: 'a', is: ['true'] }, {})).toBe(false);
  expect([isFilled({ text: '', files: [] }), isFilled([{}]), isFilled(0)]).toEqual([false, true, true]);
});

test('words far from what the files hold are pointed out, from a tenth on', () => {
  const files: FormField = { key: 'files', label: '稿件', kind: 'files' };
  const words: FormField = { key: 'words', label: '字数', kind: 'number', count_from: 'files' };
  const file = { id: 'A', name: 'a.docx', size: 1, sha256: '', type: 'docx', words: 1000 };
  const gaps = (given: number) => wordGaps(formOf(files, words), { files: [file], words: given });
  expect(gaps(1100)).toEqual([]);
  expect(gaps(1101)).toEqual([{ key: 'words', label: '字数', given: 1101, counted: 1000 }]);
});

test('the number of words follows the files until somebody types another', () => {
  const schema = formOf(
    { key: 'files', label: '稿件', kind: 'files' },
    { key: 'words', label: '字数', kind: 'number', count_from: 'files' },
  );
  const holding = (words: number) => [{ id: 'A', name: 'a.docx', size: 1, sha256: '', type: 'docx', words }];
  const change = (before: object, words: number) =>
    followCount(schema, { ...before }, { ...before, files: holding(words) }, 'files').words;
  expect(change({ files: [], words: '' }, 1000)).toBe(1000);
  expect(change({ files: holding(1000), words: 1000 }, 1200)).toBe(1200);
  expect(change({ files: holding(1000), words: '980' }, 1200)).toBe('980');
});

test('two drafts come together field by field; where both wrote differently, somebody chooses', () => {
  const base = { a: '1', b: '1', c: '1' };
  expect(mergeDrafts(base, { ...base, a: '2' }, { ...base, b: '3' })).toEqual({
    answers: { a: '2', b: '3', c: '1' },
    clashes: [],
  });
  expect(mergeDrafts(base, { ...base, a: '2' }, { ...base, a: '3' })).toEqual({
    answers: { a: '2', b: '1', c: '1' },
    clashes: ['a'],
  });
});

test.each([
  ['tags without an end', '<script>'.repeat(40_000)],
  ['tags that are not closed', '<script'.repeat(45_000)],
  ['tags within tags', `${'<scr'.repeat(30_000)}${'ipt>'.repeat(30_000)}`],
  ['ends of another kind', '<script></style>'.repeat(20_000)],
])('cleaning takes bounded time: %s', (_, text) => {
  const used = process.cpuUsage();
  expect(cleanText(text)).not.toMatch(/<script/);
  expect(process.cpuUsage(used).user / 1000).toBeLessThan(2000);
});
