import { move } from '../../testing/releases';
import { moveText } from './labels';

test.each([
  [move(), '稳定版 1.3.0-cccc3333 → 1.4.0-aaaa1111'],
  [move({ action: 'build', channel: 'last_good', to_version: '1.4.0' }), '最近良好版本记为 1.4.0'],
  [move({ action: 'promote', from_version: null }), '稳定版 无 → 1.4.0-aaaa1111'],
  [move({ action: 'rollback', from_version: '1.4.0', to_version: '1.3.0' }), '回退 1.4.0 → 1.3.0'],
  [
    move({ action: 'canary', channel: 'canary', to_version: '1.5.0', canary_share: 10 }),
    '灰度 1.5.0，比例 10%',
  ],
  [move({ action: 'canary', channel: 'canary', from_version: '1.5.0', to_version: null }), '停止灰度 1.5.0'],
  [move({ action: 'heal', from_version: '1.4.0', to_version: '1.3.0' }), '自动回退 1.4.0 → 1.3.0'],
  [
    move({ action: 'heal', channel: 'canary', from_version: '1.5.0', to_version: null }),
    '自动撤下灰度版 1.5.0',
  ],
  [move({ action: 'hold', from_version: '1.4.0', to_version: '1.3.0' }), '保留 1.4.0，没有换回 1.3.0'],
  [move({ action: 'hold', from_version: '1.4.0', to_version: null }), '保留 1.4.0'],
  [
    move({ action: 'publish', channel: 'canary', to_version: '1.5.0', canary_share: 5 }),
    '发布 1.5.0，灰度 5%',
  ],
])('the audit trail speaks plainly', (line, text) => {
  expect(moveText(line)).toBe(text);
});
