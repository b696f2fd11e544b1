import { promises } from '@harbor/contract/promises';

/** What a buyer of a course accepts, clause by clause. */
export const courseAgreement = [
  {
    title: '购买的内容',
    text: '您购买的是本课程全部讲次的观看、笔记、资料下载与考试资格，限本人使用。课程讲解方法与规范，研究与写作由您本人完成。',
  },
  {
    title: '开通与有效期',
    text: '付款到账后立即开通，有效期以课程页写明的为准。课程下架后，已购学员在有效期内仍可观看。',
  },
  {
    title: '观看规则',
    text: '同一账号最多同时在两处播放。画面上会显示您隐去中间几位的手机号，请勿录制、转发或转让。',
  },
  {
    title: '学习进度',
    text: '进度按真实播放的不重复时长计算，拖动到结尾不算看完；退款规则中的进度以此为准。',
  },
  {
    title: '退款',
    text: `付款后 ${promises.courseReturnDays} 天内且学习进度不超过 ${promises.courseSeenPercent}% ，且加载播放的内容不超过付费课时的 ${promises.courseFetchedPercent}% 的，全额退回；其余情况由客服人工审核，${promises.refundAnswerHours} 小时内答复，不同意可申诉。退款后课程随即关闭，笔记与考试记录仍为您保留。`,
  },
] as const;
