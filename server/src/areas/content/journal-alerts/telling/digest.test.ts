import { digestWords } from './digest';

const digest = (part: object = {}) =>
  digestWords({
    ...{ user_id: 1, total: 1, names: ['Tidal Law'], source: '演示数据集' },
    first: { title: '大类分区', old: '2 区', new: '1 区', oldEdition: 'fq 2024', newEdition: 'fq 2025' },
    ...part,
  });

test('one journal is told with what changed, its editions and its source', () => {
  expect(digest()).toEqual({
    title: '《Tidal Law》大类分区：2 区 → 1 区',
    body: '《Tidal Law》大类分区：2 区（fq 2024）→ 1 区（fq 2025），来源：演示数据集。是否影响投稿请结合单位规定判断。',
    link: '/querytool/changes/mine/',
  });
});

test('several are one message: the first in full, up to three by name, and how many', () => {
  const { title, body } = digest({ total: 7, names: ['甲刊', '乙刊', '丙刊'] });
  expect(title).toBe('《甲刊》等 7 种期刊有变动');
  expect(body).toMatch(/^您关注的 7 种期刊有变动：《甲刊》、《乙刊》、《丙刊》等。《甲刊》大类分区：/);
});

test('a long name leaves room for what changed', () => {
  const { title } = digest({ names: ['Annals of '.repeat(20)] });
  expect([...title].length).toBeLessThanOrEqual(60);
  expect(title).toContain('大类分区：2 区 → 1 区');
});
