import type { OwnForm } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';

/** What stands above a form that was handed in. */
export function readWords(form: OwnForm, sent: boolean): { title: string; text: string } {
  const { actions } = form;
  if (form.versions.length === 0) return { title: '资料还没有提交', text: '这个订单现在不能填写资料。' };
  if (actions.pay)
    return { title: '资料已提交', text: '付款后立即进入安排，无需再次填写。接单前可以申请修改。' };
  if (actions.revise)
    return {
      title: sent ? '资料提交成功' : '资料已提交',
      text:
        form.order.status === 5
          ? '客服正在评估，报价后通知您。接单前可以申请修改。'
          : `客服正在为您安排老师，接单前可以申请修改；超过${promises.untakenHours}小时没有安排，可以一键全额退款。`,
    };
  return {
    title: '资料已提交',
    text: '老师已接单或订单已结束，资料只能查看。服务中可以在订单里留言并补充材料。',
  };
}
