import { feedbackResults, submissionStatus as s } from '@harbor/contract/submission-status';
import { dayInWords, shortTime } from '../../../labels/beijing';
import type { SubmissionLineRow, SubmissionRow } from './rows';
import type { SubmissionEvent } from './transitions';

const titles: Record<SubmissionEvent, string> = {
  submit: '您提交了稿件',
  take: '编辑受理了稿件',
  ask: '编辑请您补充资料',
  supply: '您补充了资料',
  recommend: '编辑推荐了期刊',
  again: '您请编辑再次推荐',
  send: '您登记已投出',
  feedback: '您登记了期刊的反馈',
  withdraw: '您撤回了投稿',
  close: '编辑关闭了投稿',
  lapse: '超过时限，投稿自动关闭',
  finish: '您结束了这次投稿',
  reopen: '您重新打开了投稿',
};

/** What a line says to the author. */
export const lineTitle = ({ event }: Pick<SubmissionLineRow, 'event'>) => titles[event];

/** What happens next, or what is asked of the author. */
export function hintOf(row: SubmissionRow): string {
  const until = row.due_at ? dayInWords(row.due_at) : '';
  switch (row.status) {
    case s.draft:
      return '还没有提交';
    case s.waiting:
      return '等待编辑受理，受理后会通知您';
    case s.accepted:
      return '编辑正在评估稿件，完成后推荐期刊';
    case s.needsAuthor:
      return `请在${until}前补充资料，逾期将自动关闭`;
    case s.recommended:
      return '请查看推荐，由您决定是否投稿、投给哪家';
    case s.sent:
      return `已投《${row.sent?.journal ?? ''}》，收到答复后请回来登记`;
    case s.answered:
      return answeredHint(row);
    case s.closed:
      return row.close_reason || '这次投稿已结束';
  }
}

function answeredHint({ feedback }: SubmissionRow): string {
  if (feedback?.result === 'revise') return '期刊请您修回，再次收到答复后请登记';
  if (feedback?.result === 'rejected') return '期刊未录用，可以请编辑再次推荐';
  return feedback ? `期刊反馈：${feedbackResults[feedback.result]}` : '';
}

interface Step {
  label: string;
  description: string;
  state: 'done' | 'current' | 'todo';
}

const stages: readonly { label: string; from: SubmissionRow['status']; event: SubmissionEvent }[] = [
  { label: '提交稿件', from: s.waiting, event: 'submit' },
  { label: '编辑受理', from: s.accepted, event: 'take' },
  { label: '推荐期刊', from: s.recommended, event: 'recommend' },
  { label: '作者投出', from: s.sent, event: 'send' },
  { label: '期刊反馈', from: s.answered, event: 'feedback' },
];

/** The way of a submission, stage by stage. `lines` newest first. */
export function stepsOf(row: SubmissionRow, lines: readonly SubmissionLineRow[]): Step[] {
  const reached = row.status === s.closed ? (lines[0]?.from_status ?? s.waiting) : row.status;
  const at = reached === s.needsAuthor ? s.accepted : reached;
  const steps = stages.map(({ label, from, event }, i): Step => {
    const done = lines.find((one) => one.event === event);
    const state = from > at ? 'todo' : from === at && i > 0 ? 'current' : 'done';
    return { label, state, description: state === 'todo' ? '' : done ? shortTime(done.at) : '' };
  });
  if (row.status !== s.closed) return steps;
  const passed = steps
    .filter(({ state }) => state !== 'todo')
    .map((one): Step => ({ ...one, state: 'done' }));
  return [...passed, { label: '已关闭', description: shortTime(row.updated_at), state: 'current' }];
}
