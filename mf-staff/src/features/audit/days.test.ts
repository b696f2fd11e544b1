import { byDay, dayFrom, dayTitle } from './days';
import { daysProblem, filterWords } from './exportFacts';

const now = new Date('2026-11-26T02:00:00+08:00').getTime();

test('days are those of Beijing', () => {
  expect(dayFrom(now)).toBe('2026-11-26');
  expect(dayFrom(now, -29)).toBe('2026-10-28');
  expect(dayTitle('2026-11-26', now)).toBe('今天 · 11-26 周四');
  expect(dayTitle('2026-11-25', now)).toBe('昨天 · 11-25 周三');
  expect(dayTitle('2025-11-25', now)).toBe('2025-11-25 周二');
  expect(byDay([])).toEqual([]);
});

test('an export says what it takes along, and which days it cannot', () => {
  expect(daysProblem('2026-01-01', '2026-04-02')).toBeUndefined();
  expect(daysProblem('2026-01-01', '2026-04-03')).toMatch('最多导出 92 天');
  expect(daysProblem('2026-01-02', '2026-01-01')).toMatch('不能早于');
  expect(daysProblem('', '2026-01-01')).toMatch('请选择');
  expect(filterWords({}, undefined)).toBe('全部操作');
  expect(filterWords({ who: '林', by: 'staff', action: 'order' }, undefined)).toBe(
    '操作人“林”，身份 运营，操作 order',
  );
});
