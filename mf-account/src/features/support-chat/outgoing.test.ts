import { session } from '@harbor/runtime';
import { keepOutgoing, keptOutgoing } from './outgoing';

test('unsent lines outlive a reload, and are gone with the session of who wrote them', () => {
  jest.useFakeTimers();
  keepOutgoing([{ clientId: 'a', line: { content: '我的手机号是 138…' }, failed: false }]);
  expect(keptOutgoing()).toMatchObject([{ clientId: 'a', failed: true }]);
  void session.ended('已申请注销');
  expect(keptOutgoing()).toEqual([]);
  jest.useRealTimers();
});
