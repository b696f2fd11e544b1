import { promises } from '@harbor/contract/promises';
import type { SeoResolver } from './head';
import { infoHead } from './info/frame';

const words = {
  complaint: {
    title: '投诉建议',
    description: `对服务、老师、退款或站内信息有不满，请告诉我们。每件投诉都有编号，${promises.ticketHours} 小时内答复。`,
  },
  feedback: {
    title: '意见反馈',
    description: `功能上的建议、页面上的问题，我们都想听，${promises.ticketHours} 小时内答复您。`,
  },
};

const kept = `提交后会得到编号，进度可在“我的工单”中查看；${promises.ticketHours} 小时内答复，超时未答复的会升级，提醒全体客服；解决后 ${promises.ticketReopenDays} 天内不满意，可以重新打开。急事请在服务时间内联系在线客服。`;

const page =
  (kind: keyof typeof words): SeoResolver =>
  (input) => {
    const { title, description } = words[kind];
    return infoHead(input, {
      title,
      description,
      html: `<div class="pre-panel"><h1>${title}</h1><p class="pre-soft">${description}</p><p>${kept}</p></div>`,
    });
  };

/** Heads of the complaint and the feedback page, with what can be read before any script. */
export const complaint = page('complaint');
export const feedback = page('feedback');
