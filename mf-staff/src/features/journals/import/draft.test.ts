import { journalImport, scheme } from '../../../testing/journals';
import { bodyOf, type Draft, faultsOf, firstDraft, keptDraft, neededKinds } from './draft';

const draft = (more: Partial<Draft> = {}): Draft => ({
  ...{ mapping: { 刊名: 'name', ISSN: 'issn' }, schemes: {}, source: '公开目录', licence: '', clears: false },
  ...more,
});

test('a file needs a number, a source, and each meaning once', () => {
  expect(faultsOf(draft())).toEqual({});
  expect(faultsOf(draft({ mapping: { 刊名: 'name' } })).mapping).toContain('期刊只凭号码识别');
  expect(faultsOf(draft({ mapping: { A: 'issn', B: 'issn' } })).mapping).toContain('ISSN（印刷版）');
  expect(faultsOf(draft({ source: '  ' }))).toEqual({ source: '请填写数据来源' });
});

test('metrics need the edition that they belong to, and only those that are there are sent', () => {
  const measured = draft({
    mapping: { ISSN: 'issn', IF: 'if', 大类: 'major' },
    schemes: { citation: 5, cn: 7 },
  });
  expect(neededKinds(measured)).toEqual(['partition', 'citation']);
  expect(Object.keys(faultsOf(measured))).toEqual(['schemes.partition']);
  expect(bodyOf({ ...measured, schemes: { partition: 4, citation: 5, cn: 7 } }).schemes).toEqual({
    partition: 4,
    citation: 5,
  });
});

test('a first draft takes the mapping of the server and the editions that are shown', () => {
  const one = journalImport({ mapping: { ISSN: 'issn' }, schemes: { citation: 9 } });
  const first = firstDraft(one, [
    scheme(3, 'partition', { is_default: true }),
    scheme(4, 'citation', { is_default: true }),
  ]);
  expect(first).toMatchObject({ mapping: { ISSN: 'issn' }, schemes: { partition: 3, citation: 9 } });
});

test.each(['', '{', 'null', '3', '{}'])('what was kept and is no draft is none: %j', (text) => {
  expect(keptDraft(text)).toBeUndefined();
});
