import type { ForumDeskItem } from '@harbor/contract';
import type { Happened } from './Timeline';

const events: Record<string, string> = {
  submit: '提交审核',
  write: '提交审核',
  publish_first: '先发后审，已展示',
  approve: '审核通过',
  confirm: '复查无误',
  reject: '驳回',
  revise: '改为草稿',
  edit: '修改内容',
  edit_heavy: '大幅修改，重新审核',
  report: '被举报，转入复审',
  recall: '转入复审',
  keep: '复审后保留',
  keep_locked: '复审后保留，仍锁定',
  hide: '隐藏',
  restore: '恢复',
  lock: '锁定',
  unlock: '解除锁定',
  undo: '撤销处理',
  undo_confirm: '撤销复查',
  delete: '删除',
};
const actors: Record<string, string> = { user: '作者', operator: '运营', system: '系统', teacher: '教师' };

/** What happened to a post or comment, in words. */
export const forumCourse = (history: ForumDeskItem['history']): Happened[] =>
  history.map(({ event, actor, note, at }) => ({
    title: events[event] ?? '状态变更',
    actor: actors[actor] ?? '运营',
    note,
    at,
  }));
