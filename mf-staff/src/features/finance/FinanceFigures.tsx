import { FigureRow } from '../../parts/FigureRow';
import type { FinanceDay } from './queries';
import { channelNames, signed, yuan } from './states';

const sum = <T,>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);

/** The day in five numbers: in, back, kept, what the channels say, what differs. */
export function FinanceFigures({ data }: { data: FinanceDay }) {
  const { channels, differences } = data;
  const told = channels.filter(({ theirs }) => theirs !== null);
  const fees = channels.flatMap(({ fee_fen }) => fee_fen ?? []);
  const open = differences.filter(({ state }) => state === 'open');
  const paid = (one: FinanceDay['channels'][number]) => one.paid_fen;
  const byChannel = channels
    .filter((one) => one.paid_count > 0)
    .map((one) => `${channelNames[one.channel]} ${yuan(one.paid_fen)}`);
  return (
    <FigureRow
      figures={[
        {
          title: '平台收款',
          value: `¥${yuan(sum(channels, paid))}`,
          note: `${sum(channels, (one) => one.paid_count)} 笔${byChannel.length > 0 ? ` · ${byChannel.join(' · ')}` : ''}`,
        },
        {
          title: '退款',
          value: `¥${yuan(sum(channels, (one) => one.refund_fen))}`,
          note: `${sum(channels, (one) => one.refund_count)} 笔`,
        },
        {
          title: '净收入',
          value: `¥${signed(sum(channels, (one) => one.net_fen)).replace('+', '')}`,
          note: fees.length > 0 ? `渠道手续费 ${yuan(sum(fees, (fee) => fee))}` : '手续费在对账后显示',
        },
        {
          title: '渠道账单',
          value: told.length > 0 ? `¥${yuan(sum(told, (one) => one.theirs?.paid_fen ?? 0))}` : '尚未对账',
          note:
            told
              .map((one) => `${channelNames[one.channel]} ${yuan(one.theirs?.paid_fen ?? 0)}`)
              .join(' · ') || (data.comparable ? '可点“重新对账”下载账单' : '次日 10:30 自动对账'),
        },
        {
          title: '净差额',
          value: told.length > 0 ? signed(sum(open, (one) => one.apart_fen)) : '—',
          note: `${open.length} 笔未处理 · 全部日期 ${data.open} 笔`,
          alert: open.length > 0,
        },
      ]}
    />
  );
}
