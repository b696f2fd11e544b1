import { meets, otherNames, spelling } from './institutions';

const at = (...units: string[]) => ({ name: '沈知远', units, bio: '' });

test.each([
  ['Peking University', '北京大学'],
  ['北京大学', 'Peking University Health Science Center'],
  ['北大', 'Peking University'],
  ['ＰＫＵ', '北京大学医学部'],
  ['东湖大学', '东湖大学附属医院'],
  ['东湖大学（材料学院）', '东湖大学'],
  ['浙大', 'Zhejiang University School of Medicine'],
  ['University of Science and Technology of China', '中国科学技术大学'],
])('%s is met by who works at %s', (avoided, unit) => {
  expect(meets([avoided], at(unit))).toEqual([avoided]);
});

test.each([
  ['Peking University', '清华大学'],
  ['中国科学院大学', 'Nankai University'],
  ['东湖大学', '西湖大学'],
  ['南京大学', '南京理工大学紫金学院'],
  ['南京大学', 'Nanjing University of Science and Technology'],
])('%s has nothing to do with %s', (avoided, unit) => {
  expect(meets([avoided], at(unit))).toEqual([]);
});

test('a name in full width, in capitals and with blanks is one spelling', () => {
  expect(new Set(['ＰＫＵ', 'pku', 'P K U'].map(spelling)).size).toBe(1);
  expect(otherNames('中国科学院大学')).not.toContain('CAS');
});
