import { FileSearch, House, MessagesSquare, MonitorPlay, UserRound } from 'lucide-react';

/** The five top pages, by the names that `menu` in a remote's routes.json refers to. */
export const tabs = [
  { name: 'home', title: '首页', path: '/', icon: House },
  { name: 'tools', title: '查询工具', path: '/querytool/', icon: FileSearch },
  { name: 'school', title: '视频学院', path: '/keyanclass/', icon: MonitorPlay },
  { name: 'forum', title: '论坛', path: '/forumindex/', icon: MessagesSquare },
  { name: 'me', title: '个人中心', path: '/myinfo/', icon: UserRound },
] as const;
