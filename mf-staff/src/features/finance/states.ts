import type { PaymentDifference } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';
import type { FinanceDay } from './queries';

export const dayStates: Record<FinanceDay['days'][number]['state'], { text: string; tone: TagTone }> = {
  none: { text: '未对账', tone: 'plain' },
  alike: { text: '已对平', tone: 'accent' },
  differs: { text: '有差异', tone: 'alert' },
  settled: { text: '已处理', tone: 'primary' },
};

export const differenceStates: Record<PaymentDifference['state'], { text: string; tone: TagTone }> = {
  open: { text: '未处理', tone: 'alert' },
  resolved: { text: '已处理', tone: 'primary' },
  gone: { text: '已对平', tone: 'accent' },
};

export const channelNames = { wechat: '微信支付', alipay: '支付宝', none: '未经渠道' } as const;

/** `1,368.00` */
export const yuan = (fen: number): string => formatFen(fen);

/** With its sign: `+320.00`, `−86.00`. */
export const signed = (fen: number): string =>
  fen === 0 ? '0.00' : `${fen > 0 ? '+' : '−'}${formatFen(Math.abs(fen))}`;
