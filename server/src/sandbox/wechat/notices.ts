import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../settings/clock';
import type { FaultKind } from '../bank/faults';
import type { Notice, NoticeStyle, Parcel } from '../bank/notifier';
import type { SandboxKeys } from '../keys/keys';
import { platformHeaders } from './platform-signature';
import { seal } from './seal';
import { rfc3339 } from './transactions';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const summaries: Record<string, string> = {
  'TRANSACTION.SUCCESS': '支付成功',
  'REFUND.SUCCESS': '退款成功',
  'REFUND.ABNORMAL': '退款异常',
};

/** How WeChat notifies: sealed, signed by either key at random as while switching, repeated fifteen times in 24 h. */
export function wechatNotices(keys: SandboxKeys, clock: Clock): NoticeStyle {
  return {
    repeatMs: [
      15 * second,
      15 * second,
      30 * second,
      3 * minute,
      10 * minute,
      20 * minute,
      30 * minute,
      30 * minute,
      30 * minute,
      60 * minute,
      3 * hour,
      3 * hour,
      3 * hour,
      6 * hour,
      6 * hour,
    ],
    compose: (notice, flaw) => compose(keys, clock, notice, flaw),
    accepts: (status) => status === 200 || status === 204,
  };
}

/** Notify ids of the platform are UUIDs. */
export function noticeId(): string {
  return randomUUID();
}

function compose(keys: SandboxKeys, clock: Clock, notice: Notice, flaw: FaultKind | undefined): Parcel {
  const isRefund = notice.event.startsWith('REFUND');
  const original = isRefund ? 'refund' : 'transaction';
  const sealed = seal(JSON.stringify(bend(notice.content, flaw)), keys.wechat.apiV3Key, original);
  const body = JSON.stringify({
    id: notice.id,
    create_time: rfc3339(notice.createdAt),
    resource_type: 'encrypt-resource',
    event_type: notice.event,
    summary: summaries[notice.event] ?? '',
    resource: { original_type: original, ...sealed },
  });
  const signer = randomInt(2) === 0 ? 'certificate' : 'public_key';
  const headers = platformHeaders(keys, signer, body, clock.now(), flaw);
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: flaw === 'tampered' ? body.replace('"encrypt-resource"', '"encrypt-resource" ') : body,
  };
}

/** Rightly signed but wrong in content: what only a comparison with the order finds. */
function bend(content: Notice['content'], flaw: FaultKind | undefined): object {
  if (flaw === 'wrong_merchant') return { ...content, mchid: 'SANDBOX0666' };
  if (flaw === 'wrong_amount')
    return { ...content, amount: { ...Object(content.amount), total: 1, payer_total: 1 } };
  return content;
}
