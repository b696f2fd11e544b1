import type { ChatEvent, ChatFacts } from './rows';

/** Who reads a sentence. */
export type Viewer = 'buyer' | 'teacher' | 'staff';

type Sentence = (facts: ChatFacts, viewer: Viewer) => string;

const buyer = (viewer: Viewer) => (viewer === 'buyer' ? '您' : '客户');
const teacher = (viewer: Viewer) => (viewer === 'teacher' ? '您' : '老师');
const quoted = (text: string | undefined) => (text ? `：${text}` : '');

/** What the system says of everything that it tells, to each of its readers. */
const sentences: Record<ChatEvent, Sentence> = {
  assign: ({ name = '', again }, viewer) => {
    const who = viewer === 'teacher' ? '您' : `${name} `;
    return `${who}已开始服务这个订单，可以在这里沟通${again ? '，之前的沟通随订单保留' : ''}`;
  },
  deliver: ({ version }, viewer) => `${teacher(viewer)}交付了${version ? `第 ${version} 版` : '新的版本'}`,
  request_changes: (_facts, viewer) => `${buyer(viewer)}要求修改，修改要求见订单`,
  grant_changes: () => '客服同意增加一次修改',
  accept: (_facts, viewer) => `${buyer(viewer)}已验收，订单完成，沟通记录随订单保存`,
  auto_accept: () => '到期自动验收，订单完成，沟通记录随订单保存',
  give_up: (_facts, viewer) =>
    viewer === 'teacher' ? '您不再服务这个订单' : '老师不再服务这个订单，正在安排新的老师',
  refund_opened: (_facts, viewer) => `${buyer(viewer)}申请了退款`,
  refund_ended: () => '退款申请已结束，服务继续',
  refund_whole: () => '订单已退款关闭，沟通记录只能查看',
  progress: ({ percent = 0 }, viewer) => `${teacher(viewer)}汇报进度 ${percent}%`,
  material_asked: ({ text }, viewer) =>
    `${teacher(viewer)}请${viewer === 'buyer' ? '您' : '客户'}补充资料，交付计时暂停${quoted(text)}`,
  material_in: (_facts, viewer) => `${buyer(viewer)}补充了资料，交付计时恢复`,
  material_late: () => '等待补充资料的时间已到，由客服跟进',
  staff_called: ({ by }, viewer) => {
    const who = by === viewer ? '您' : by === 'buyer' ? '客户' : '老师';
    return `${who}请客服加入，客服上线后会在这里说明`;
  },
  staff_joined: ({ name }) => `客服${name ? ` ${name} ` : ''}已加入沟通`,
  staff_left: ({ name }) => `客服${name ? ` ${name} ` : ''}已离开沟通`,
};

/**
 * The sentence of a line of the system.
 * @param userId who reads it: what another teacher did before is told to a teacher as to everybody
 */
export const sentenceOf = (event: ChatEvent, facts: ChatFacts, viewer: Viewer, userId: number): string => {
  const others = viewer === 'teacher' && facts.teacher !== undefined && facts.teacher !== userId;
  return sentences[event](facts, others ? 'staff' : viewer);
};
