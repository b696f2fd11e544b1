import type { Look, Trial } from '../check';
import { gateways } from './gateways';
import { papers } from './papers';
import { senders } from './senders';
import { shop } from './shop';
import { storage } from './storage';

/** Everything that a site needs before it opens, in the order in which it is shown. */
export const groups: readonly { title: string; checks: readonly (Look | Trial)[] }[] = [
  { title: '备案与协议', checks: papers },
  { title: '收款', checks: gateways },
  { title: '短信与邮件', checks: senders },
  { title: '存储', checks: storage },
  { title: '服务与团队', checks: shop },
];
