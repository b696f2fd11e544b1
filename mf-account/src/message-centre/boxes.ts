import type { Message } from '@harbor/contract';
import { AtSign, Bell, Heart, type LucideIcon, UserRoundPlus } from 'lucide-react';

/** One of the four boxes of the message centre. */
export interface Box {
  kind: 1 | 2 | 3 | 4;
  title: string;
  path: string;
  Icon: LucideIcon;
  /** One sentence for an empty box, and what may fill it. */
  empty: string;
  hint: string;
  /** Where that begins. */
  onward: { to: string; text: string };
}

const forum = { to: '/forumindex/', text: '去论坛看看' };

const like: Box = {
  kind: 1,
  title: '收到的赞和收藏',
  path: '/message/1',
  Icon: Heart,
  empty: '还没有收到赞和收藏',
  hint: '您的帖子、评论被点赞或收藏后会出现在这里',
  onward: forum,
};
const comment: Box = {
  kind: 2,
  title: '收到的评论',
  path: '/message/2',
  Icon: AtSign,
  empty: '还没有收到评论',
  hint: '有人评论您的内容或回复您时会出现在这里',
  onward: forum,
};
const fans: Box = {
  kind: 3,
  title: '粉丝',
  path: '/message/3/1',
  Icon: UserRoundPlus,
  empty: '还没有新的粉丝',
  hint: '有人关注您时会出现在这里',
  onward: forum,
};
const system: Box = {
  kind: 4,
  title: '系统消息',
  path: '/message/4/1',
  Icon: Bell,
  empty: '还没有系统消息',
  hint: '订单、退款、优惠券与账号安全的通知会出现在这里',
  onward: { to: '/productservice/', text: '去选服务' },
};

export const boxes: readonly Box[] = [like, comment, fans, system];

/** The box with this kind; the system box for what is none. */
export const boxOf = (kind: number): Box => boxes.find((box) => box.kind === kind) ?? system;

/** The box of an address: `/message/4/42` is the system box. */
export const boxAt = (pathname: string): Box => boxOf(Number(pathname.split('/')[2]));

/** The kind of system messages in an address; all of them where it is none (`/message/4/1`). */
export function subAt(id: string | undefined): number | undefined {
  const sub = Number(id);
  return sub >= 40 && sub <= 59 ? sub : undefined;
}

/** Where a press on a message leads: system messages have a page of their own, the others lead to what they are about. */
export const targetOf = (message: Message, isLive: (path: string) => boolean): string | undefined => {
  if (message.kind === 4) return `/messagedetail/${message.id}`;
  return message.link && isLive(message.link) ? message.link : undefined;
};
