import { avoidedIn } from './names';

const teacher = (units: string[], name = '沈知行', bio = '') => ({ name, units, bio });

test.each([
  ['东湖大学', '东湖大学'],
  ['东湖大学', ' 东 湖 大 学 '],
  ['东湖大学材料学院', '东湖大学'],
  ['东湖大学', '东湖大学附属第一医院'],
  ['东湖', '东湖大学'],
  ['东湖大学', '东湖'],
  ['（东湖大学）', '东湖大学'],
  ['ＤＯＮＧＨＵ大学', 'donghu大学'],
  ['北大', '北京大学'],
  ['哈工大', '哈尔滨工业大学'],
  ['华科', '华中科技大学'],
  ['人大', '中国人民大学'],
  ['中科院', '中国科学院化学研究所'],
  ['Univ. of Oxford', 'Oxford University'],
  ['川大', '四川大学'],
  ['四川大学', '川大化学学院'],
  ['贸大', '对外经济贸易大学'],
  ['农大', '中国农业大学'],
  ['PKU', 'Peking University'],
  ['Zhejiang University', 'ZJU'],
  ['SJTU', 'Shanghai Jiao Tong University'],
  ['ustc', 'University of Science and Technology of China'],
  ['MIT', '北湖大学；Massachusetts Institute of Technology'],
  ['Universität Zürich', 'Universitat Zurich, Institut für Chemie'],
  ['oxford', 'University of Oxford, Dept. of Chemistry'],
])('%s is avoided at %s', (avoided, unit) => {
  expect(avoidedIn([avoided], teacher([unit]))).toEqual([avoided]);
});

test.each([
  ['北京师范大学', '北京大学'],
  ['大学', '东湖大学'],
  ['北大', '南京大学'],
  ['东湖大学', '西湖大学'],
  ['University', 'Oxford University'],
  ['PKU', 'Zhejiang University'],
  ['Wang', 'Wuhan University'],
  ['', '东湖大学'],
  ['周老师课题组', '东湖大学'],
])('%s is not met at %s', (avoided, unit) => {
  expect(avoidedIn([avoided], teacher([unit]))).toEqual([]);
});

test.each([
  ['周老师课题组', '周老师'],
  ['周老师', '周明远'],
  ['周明远', '周老师'],
  ['周明远教授', '周 明远'],
  ['东湖大学周明远', '周明远'],
  ['Li Ming', 'Ming Li'],
])('%s is %s', (avoided, name) => {
  expect(avoidedIn([avoided], teacher(['西湖大学'], name))).toEqual([avoided]);
});

test.each([
  ['周老师', '沈知行'],
  ['老师', '沈老师'],
  ['周明远', '周知行'],
])('%s is not %s', (avoided, name) => {
  expect(avoidedIn([avoided], teacher(['西湖大学'], name))).toEqual([]);
});

test('what somebody says of themselves counts, and each item that fits is named', () => {
  const known = teacher(['西湖大学'], '沈知行', '东湖大学材料学博士，十年审稿经验');
  expect(avoidedIn(['东湖大学', '南山大学', '西湖'], known)).toEqual(['东湖大学', '西湖']);
});
