import { wordsChannel } from '../areas/base/words/book';
import { foldedWord } from '../areas/base/words/judge';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { notifyChannel } from '../db/notify-hub';
import { insertRow } from '../db/rows';
import { demoTeam } from './team';

/** Words as a team keeps them: advertisements of these weeks, and wordings that somebody is to look at. */
const lists = [
  {
    note: '近期论坛广告较多，先拦下',
    daysAgo: 21,
    words: [
      { word: '考研押题包', places: ['post', 'review'], action: 'block', rewrite: '', note: '批量广告' },
      {
        word: '学位证办理',
        places: ['post', 'note', 'support'],
        action: 'block',
        rewrite: '',
        note: '诈骗引流',
      },
    ],
  },
  {
    note: '引流话术改为先审核',
    daysAgo: 6,
    words: [
      { word: '进群领资料', places: ['post'], action: 'review', rewrite: '在帖子里分享资料', note: '' },
      {
        word: '内部渠道价',
        places: ['post', 'note', 'order_chat'],
        action: 'review',
        rewrite: '',
        note: '绕开平台',
      },
      {
        word: '最低价全网',
        places: ['review', 'post'],
        action: 'warn',
        rewrite: '价格合适',
        note: '绝对化用语',
      },
    ],
  },
] as const;

/** The words of the team in two versions. */
export async function seedWords(trx: Db, core: Core): Promise<void> {
  const moderator = demoTeam().find(({ roles }) => roles.includes('moderator'));
  let words = 0;
  for (const [n, list] of lists.entries()) {
    words += list.words.length;
    await insertRow(trx, 'word_versions', {
      ...{ no: n + 1, note: list.note, made_by: moderator?.id ?? null, restored_from: null },
      made_at: new Date(core.settings.clock.now() - list.daysAgo * 86_400_000),
      ...{ added: list.words.length, changed: 0, removed: 0, words },
    });
    await insertRow(
      trx,
      'words',
      list.words.map((one) => ({
        ...one,
        places: [...one.places],
        folded: foldedWord(one.word),
        from_version: n + 1,
      })),
    );
  }
  // This process has read its words before there were any.
  await notifyChannel(trx, wordsChannel, 'demo');
}
