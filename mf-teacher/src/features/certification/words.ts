import type { CertificationState } from '@harbor/contract';
import { formatTime } from '@harbor/ui';

export interface Headline {
  title: string;
  text: string;
}

/** Where the application or the teacher stands, in a title and a sentence. */
export function headline({ application, teacher, sign }: CertificationState): Headline {
  const { status, supplements, reason } = application;
  const left = supplements.wanted - supplements.fixed;
  if (application.kind === 1 && teacher?.status === 7)
    return {
      title: '接单已暂停',
      text: `${teacher.suspend_reason}${teacher.suspended_until ? `，${formatTime(teacher.suspended_until)} 恢复` : ''}`,
    };
  switch (status) {
    case 1:
      return {
        title: '已提交，等待审核',
        text: application.answer_by
          ? `预计 ${formatTime(application.answer_by)} 前答复。`
          : '通常 2 个工作日内答复。',
      };
    case 2:
      return { title: '审核中', text: '审核员正在逐项查看，完成后会发消息给您。' };
    case 3:
      return {
        title: `需要补充 ${supplements.wanted} 项`,
        text: `其余已通过，不用再填。${
          application.supplement_until ? `请在 ${formatTime(application.supplement_until)} 前补充，` : ''
        }${left > 0 ? `还差 ${left} 项` : '已补齐，可以提交'}；逾期本次申请将结束，资料会保留为草稿。`,
      };
    case 4:
      return sign
        ? { title: '认证已通过', text: '请阅读并签署接单规范与学术诚信承诺书，签署后即可进入接单平台。' }
        : { title: '您已是认证老师', text: '可以进入接单平台。身份或学历有变化时，请申请变更。' };
    case 5:
      return { title: '申请未通过', text: reason };
    default:
      return teacher
        ? { title: teacher.status_text, text: '身份或学历有变化时，请申请变更。' }
        : { title: '申请还没有提交', text: '资料已自动保存，换设备也能接着填写。' };
  }
}

/** `teachers.status` of somebody who left. */
const left = 8;

/** Whether the form is open to this person: who teaches already changes what is certified, and begins nothing anew. */
export const mayWrite = ({ can, teacher, application }: CertificationState): boolean =>
  can.edit && (teacher === null || teacher.status === left || application.kind === 2);
