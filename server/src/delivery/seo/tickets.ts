import { plainHead, type SeoResolver } from './head';

const words = {
  complaint: {
    title: '投诉建议',
    description:
      '对服务、老师、退款或站内信息有不满，请告诉我们。每件投诉都有编号，48 小时内答复，不满意可重新打开。',
  },
  feedback: {
    title: '意见反馈',
    description: '功能上的建议、页面上的问题，我们都想听。需要答复的会在 48 小时内回复您。',
  },
};

const page =
  (kind: keyof typeof words): SeoResolver =>
  () => {
    const { title, description } = words[kind];
    return { ...plainHead(title), description, html: `<h1>${title}</h1><p>${description}</p>` };
  };

/** Heads of the complaint and the feedback page, with what can be read before any script. */
export const complaint = page('complaint');
export const feedback = page('feedback');
