import { promises } from '@harbor/contract/promises';
import {
  ClipboardList,
  Eye,
  FileCheck,
  type LucideIcon,
  MessagesSquare,
  RefreshCcw,
  ShieldCheck,
  ShoppingBag,
  Star,
  UserCheck,
  Users,
} from 'lucide-react';

/** A short point with its icon. */
export interface Point {
  title: string;
  text: string;
  icon: LucideIcon;
}

/** What people look for most, under the search box. */
export const hotWords = ['返修', '选题', '期刊推荐', '开题报告', '数据分析', '润色'] as const;

/** How a service goes, from choosing it to reviewing it. */
export const steps: readonly Point[] = [
  { title: '选服务', text: '价格、周期与修改次数，下单前都写明', icon: ShoppingBag },
  { title: '说清需求', text: '填写信息表，自动保存，接单前都可以修改', icon: ClipboardList },
  { title: '安排老师', text: '客服按学科与研究方向安排，避开您要回避的人', icon: UserCheck },
  { title: '交付与修改', text: '每一版都保留，免费次数内逐条修改', icon: MessagesSquare },
  { title: '验收与评价', text: '满意再验收，未解决的可以申请退款', icon: Star },
];

/** Four reasons to trust the house. */
export const trust: readonly Point[] = [
  { title: '稿件去向可见', text: '谁在何时打开、下载，逐条留痕', icon: Eye },
  { title: '服务留痕报告', text: '写明帮助类型，可供期刊声明', icon: ShieldCheck },
  { title: '双重回避', text: '指定单位与教师看不到您的订单', icon: Users },
  { title: '按阶段退款', text: `付款前写清，${promises.refundAnswerHours} 小时答复`, icon: RefreshCcw },
];

/** The integrity pledge: what the house does, and what always stays with the author. */
export const pledge = {
  title: '研究与结论，始终属于您',
  text: '好的帮助让人下次自己会做。学术港的每一项服务都有清楚的边界，写在付款之前。',
  ours: ['讲方法、给建议、指出问题', '校订语言、核对格式与规范', '推荐期刊与会议，说明理由'],
  yours: ['研究问题、数据与结论', '署名、投稿与最终决定', '按期刊要求声明所获帮助'],
  icon: FileCheck,
} as const;

/** The invitation to teachers. */
export const invitation = {
  title: '成为认证教师',
  text: '提交学历、职称与研究成果，审核通过并签署学术诚信承诺后，即可进入接单平台。',
  points: ['时间自己定，按学科接单', '逐单结算，收入明细可查'],
  action: '了解认证条件',
} as const;
