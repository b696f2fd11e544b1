import type { BodyOf } from '@harbor/contract';
import { call, session } from '@harbor/runtime';
import { useState } from 'react';
import { sayError } from '../../form/sayError';

export type Withdrawable = BodyOf<'POST /privacy/withdraw'>['document'];

/** What follows from taking an agreement back. */
export const withdrawalEffects: Record<Withdrawable, string[]> = {
  terms: [
    '所有设备将退出登录，您仍可以访客身份浏览。',
    '再次登录时需要重新同意，才能继续购买和使用服务。',
    '已下的订单不受影响，仍按约定履行。',
  ],
  privacy: [
    '所有设备将退出登录，您仍可以访客身份浏览。',
    '再次登录时需要重新同意，才能继续使用账号。',
    '撤回不影响此前的处理；如需删除个人信息，请注销账号。',
  ],
};

/** Taking back the consent to an agreement; the server ends all sessions with it. */
export function useWithdraw() {
  const [busy, setBusy] = useState(false);
  const withdraw = async (document: Withdrawable) => {
    setBusy(true);
    try {
      await call('POST /privacy/withdraw', { body: { document }, silent: true });
      await session.ended('已撤回同意，所有设备已退出登录');
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, withdraw: (document: Withdrawable) => void withdraw(document) };
}
