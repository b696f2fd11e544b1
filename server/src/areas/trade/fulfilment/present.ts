import type { ChangeRequest, Deliverable, OrderNote } from '@harbor/contract';
import { toMoment } from '../../../time';
import type { DeliverableRow } from '../orders/rows';
import type { ChangeRequestRow, ChangeState, OrderNoteRow } from './rows';

const words: Record<ChangeState, string> = {
  working: '修改中',
  done: '已重新交付',
  asked: '等待客服答复',
  refused: '未通过',
  withdrawn: '已撤回',
};

export const presentChange = (row: ChangeRequestRow): ChangeRequest => ({
  round: row.round,
  version: row.version,
  items: row.items,
  state: row.state,
  state_text: words[row.state],
  extra: row.extra,
  answer: row.answer,
  ticket_id: row.ticket_id,
  at: toMoment(row.at),
});

export const presentNote = (row: OrderNoteRow): OrderNote => ({
  id: row.id,
  from: row.author,
  internal: row.internal,
  content: row.content,
  files: row.files,
  at: toMoment(row.at),
});

export const presentDeliverable = (row: DeliverableRow): Deliverable => ({
  version: row.version,
  by: row.by_name,
  title: row.title,
  text: row.text,
  files: row.files,
  change_list: row.change_list,
  ai_statement: row.ai_statement,
  ...(row.checklist.length > 0 && { checklist: row.checklist }),
  at: toMoment(row.at),
});
