import {
  BookOpenText,
  ChartLine,
  Compass,
  GraduationCap,
  type LucideIcon,
  PenLine,
  Send,
} from 'lucide-react';

/** One leg of a research journey, and what people look for on it. */
export interface Stage {
  title: string;
  hint: string;
  icon: LucideIcon;
  keywords: readonly string[];
}

/** From the first question to the defence. */
export const stages: readonly Stage[] = [
  { title: '选题', hint: '问题值得做、做得完', icon: Compass, keywords: ['选题', '开题', '基金申请书'] },
  { title: '文献', hint: '读得全、理得清', icon: BookOpenText, keywords: ['综述', '提纲', '查新'] },
  { title: '数据', hint: '方法对、讲得明', icon: ChartLine, keywords: ['实验设计', '数据分析', '图表'] },
  { title: '成文', hint: '语言准、格式齐', icon: PenLine, keywords: ['润色', '翻译', '排版'] },
  { title: '投稿', hint: '选对刊、答好审', icon: Send, keywords: ['选刊', '预审', '返修'] },
  { title: '答辩', hint: '讲清楚、答从容', icon: GraduationCap, keywords: ['答辩', '会议报告', '讲稿'] },
];
