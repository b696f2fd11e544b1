import type { UserInfo } from '@harbor/contract';

const buyer: UserInfo = {
  id: 1,
  nickname: '林晓舟',
  phone: '138****0001',
  avatar_img: '',
  gender: 0,
  unit: '',
  identity: '硕士生',
  bio: '',
  is_teacher: 0,
  is_certification: 0,
  is_new_teacher_info: 0,
  is_staff: 0,
  has_password: true,
  adult: true,
  created_at: '2026-01-05T09:00:00+08:00',
};

/** People that tests put in front of the screen. */
export const people = {
  buyer,
  teacher: { ...buyer, id: 2, nickname: '周老师', is_teacher: 1, is_certification: 1 },
  staff: { ...buyer, id: 9, nickname: '运营', is_staff: 1 },
} satisfies Record<string, UserInfo>;
