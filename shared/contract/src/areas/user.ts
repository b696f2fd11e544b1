import { z } from 'zod';
import { defineArea } from '../endpoint';
import { userInfo } from './auth';

export const user = defineArea({
  'GET /user/get_pc_num': {
    summary: '个人中心的各项计数',
    access: 'login',
    rate: 'read',
    data: z.object({
      follow: z.int(),
      fans: z.int(),
      like: z.int(),
      collect: z.int(),
      coupon: z.int(),
      coupon_expiring: z.int(),
      course: z.int(),
      unpaid: z.int(),
      incomplete: z.int(),
      serving: z.int(),
      delivered: z.int(),
      review: z.int(),
      refund: z.int(),
    }),
  },
  'POST /user/edit': {
    summary: '修改个人资料',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      nickname: z.string().trim().min(2, '昵称为2至12个字').max(12, '昵称为2至12个字').optional(),
      avatar_img: z.string().max(300).optional(),
      gender: z.int().min(0).max(2).optional(),
      unit: z.string().trim().max(50, '单位最多50个字').optional(),
      identity: z
        .enum(
          ['', '本科生', '硕士生', '博士生', '博士后', '高校教师', '医护人员', '科研院所', '企业', '其他'],
          '请选择身份',
        )
        .optional(),
      bio: z.string().trim().max(200, '简介最多200个字').optional(),
    }),
    data: userInfo,
  },
});
