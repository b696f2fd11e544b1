import type { Tab } from './tabs';

/** What an empty list of orders says; a teacher's own list holds what they bought, not what they work on. */
export function emptyWords(tab: Tab, keyword: string, isTeacher: boolean) {
  if (keyword) return { title: `没有找到“${keyword}”`, description: '换个服务名称或订单编号试试' };
  return {
    title: tab.empty,
    description: isTeacher ? '这里是您自己购买的服务，不包括您承接的订单' : '看看其他同学常用的服务',
  };
}
