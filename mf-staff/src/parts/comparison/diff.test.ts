import { compareLines, compareWords } from './diff';

test('within a paragraph single characters and whole numbers are marked', () => {
  expect(compareWords('我们在48小时内答复', '我们在24小时内答复您')).toEqual([
    { kind: 'same', text: '我们在' },
    { kind: 'gone', text: '48' },
    { kind: 'new', text: '24' },
    { kind: 'same', text: '小时内答复' },
    { kind: 'new', text: '您' },
  ]);
  expect(compareWords('一样', '一样')).toEqual([{ kind: 'same', text: '一样' }]);
});

test('paragraphs that are nearly alike are compared, others are gone or new', () => {
  const before = ['第一条', '平台在48小时内答复退款申请。', '这一段会删去'];
  const after = ['第一条', '平台在72小时内答复退款申请。', '完全不同的内容'];
  expect(compareLines(before, after).map((line) => line.map(({ kind }) => kind))).toEqual([
    ['same'],
    ['same', 'gone', 'new', 'same'],
    ['new'],
    ['gone'],
  ]);
  expect(compareLines([], ['新']).flat()).toEqual([{ kind: 'new', text: '新' }]);
  expect(compareLines(['旧'], []).flat()).toEqual([{ kind: 'gone', text: '旧' }]);
});
