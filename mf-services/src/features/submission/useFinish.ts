import { useAct } from './acts/useAct';

export const finishWords = {
  title: '结束这次投稿？',
  text: '结束后不再提醒，也不能重新打开；记录会一直保留。',
  yes: '结束投稿',
  no: '再想想',
};

/** Ends what was sent; `finish` fails where the server refuses it. */
export function useFinish(id: number) {
  const act = useAct('POST /submission/finish/:id', id, '已结束，祝您后续顺利');
  return { finish: () => act.sendNow(), finishing: act.busy };
}
