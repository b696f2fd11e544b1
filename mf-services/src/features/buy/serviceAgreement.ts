import { promises } from '@harbor/contract/promises';
/** The service agreement that a buyer accepts, clause by clause. */
export const serviceAgreement = [
  {
    title: '服务范围',
    text: '平台提供论文指导、期刊咨询、语言润色与翻译、学术会议与知识产权辅导。老师教方法、提意见、校订语言；选题、数据、论证与结论由您本人完成并负责。',
  },
  {
    title: '诚信边界',
    text: '平台与老师不撰写或续写论文正文，不产生、补充或改动数据与结论，不增加或调整作者署名，也不对录用、通过等结果作任何承诺。发现此类要求时，由客服说明并停止服务。',
  },
  {
    title: '价格与付款',
    text: '价格以提交订单时服务器核算的金额为准。按千字计价的服务不足一千字按一千字计。待付款订单保留到订单页倒计时结束，超时自动取消并退回优惠券；取消后到账的款项会自动原路退回。',
  },
  {
    title: '交付与修改',
    text: '交付时间自付款、提交资料并安排老师后起算，以订单中写明的时间为准。每次交付保留为一个版本，附文件校验码。约定次数内的修改不另收费；超出原订单范围的新要求需另行下单。',
  },
  {
    title: '验收',
    text: `款项由平台收取，老师不会另外向您收费。交付后 ${promises.acceptDays} 天未验收也未提出修改的，视为验收；退款、修改期间停止计时，您还可以延长一次，加 ${promises.extendDays} 天。验收后 ${promises.afterSaleDays} 天内仍可申请售后。`,
  },
  {
    title: '稿件与隐私',
    text: `稿件只对接单老师和平台工作人员可见，打开与下载均有记录。您可以设置回避的单位与教师，也可以选择完成后多久删除稿件，最长 ${promises.keepFilesDays} 天。`,
  },
  {
    title: '争议处理',
    text: `退款按页面所列的阶段规则处理，客服在 ${promises.refundAnswerHours} 小时内答复。不同意处理结果时，${promises.appealDays} 天内可以申诉，由另一位专员裁定。`,
  },
];
