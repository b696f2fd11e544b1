import type { Question } from '@harbor/runtime';

/** Before somebody's WeChat stops being a way into the account. */
export const unlinkQuestion = (unlink: () => void): Question => ({
  title: '解除微信绑定？',
  text: '解除后不能再用微信登录，仍可用手机号登录。',
  yes: '解除绑定',
  danger: true,
  onYes: unlink,
});

/** Before all other devices have to log in again. */
export const othersQuestion = (logOut: () => Promise<unknown>): Question => ({
  title: '让其他设备全部退出登录？',
  text: '只保留当前设备，其他设备需要重新登录。',
  yes: '全部退出',
  danger: true,
  onYes: logOut,
});
