import { shortTime } from '../words';
import type { ArticleState } from './useArticle';

/** `10:24:08 已自动保存` of today, else `上次保存 11-20 18:33`: in China's time, as the server writes its moments. */
function savedAt(moment: string): string {
  const short = shortTime(moment);
  const today = shortTime(new Date().toISOString()).slice(0, 5) === short.slice(0, 5);
  return today ? `${moment.slice(11, 19)} 已自动保存` : `上次保存 ${short}`;
}

/** What is said of the saving, beside the title of the page. */
export function savedWords(state: ArticleState): string {
  if (state.kind === 'saving') return '正在保存…';
  if (state.kind === 'saved') return savedAt(state.at);
  if (state.kind === 'changed') return '有修改，停止输入 10 秒后自动保存';
  if (state.kind === 'failed') return `没有保存：${state.problem}${state.again ? '，将自动重试' : ''}`;
  if (state.kind === 'conflict') return '另有更新的修改，暂停保存';
  return '';
}
