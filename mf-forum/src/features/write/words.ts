import { promises } from '@harbor/contract/promises';
import { formatTime } from '@harbor/ui';
import type { DraftState } from './useDraft';
import type { Task } from './useWriting';

/** Titles of the page by what is written. */
export const titles: Record<Task['kind'], string> = {
  new: '发布帖子',
  draft: '继续写草稿',
  edit: '修改帖子',
  feedback: '我要评价',
};

/** What is said beside the button about the draft. */
export function savedWords(state: DraftState): string {
  if (state.kind === 'saving') return '正在保存草稿…';
  if (state.kind === 'saved') return `草稿已保存 ${formatTime(state.at).slice(11)}`;
  if (state.kind === 'changed') return '有改动，将自动保存';
  if (state.kind === 'failed') return `草稿没有保存：${state.problem}`;
  if (state.kind === 'conflict') return '草稿已在别处修改';
  return '停止输入10秒后自动保存草稿';
}

export const aiLabel = '内容含 AI 生成';
export const aiHint = '文字或图片有 AI 生成的，请如实勾选，帖子会显示“含AI生成”';
export const feedbackHint = '您的评价与意见只给工作人员看，不会公开，我们会在工单中回复您';
export const answerHint = `${promises.ticketHours} 小时内答复，可在“我的工单”中查看。`;
export const phoneHint = '按规定，发帖前请先绑定手机号';
