import { ticketLeads } from '@harbor/contract/page-words';
import { promises } from '@harbor/contract/promises';
import { escapeHtml } from '../../http/escape-html';
import type { SeoResolver } from './head';
import { infoHead } from './info/frame';

const kept = `提交后会得到编号，进度可在“我的工单”中查看；${promises.ticketHours} 小时内答复，超时未答复的会升级，提醒全体客服；解决后 ${promises.ticketReopenDays} 天内不满意，可以重新打开。急事请在服务时间内联系在线客服。`;

const page =
  (kind: keyof typeof ticketLeads): SeoResolver =>
  (input) => {
    const description = ticketLeads[kind];
    return infoHead(input, {
      description,
      html: `<div class="pre-panel"><h1>${escapeHtml(input.routeTitle)}</h1><p class="pre-soft">${description}</p><p>${kept}</p></div>`,
    });
  };

/** Heads of the complaint and the feedback page, with what can be read before any script. */
export const complaint = page('complaint');
export const feedback = page('feedback');
