/**
 * What changes of a journal are called, and of which kinds its followers can be told. Pages, server and messages read it
 * here; which change is worth telling is a table of the server.
 */
export const journalChangeKinds = {
  tier: { title: '分区', about: '大类、小类、Top 与 JCR 分区的升降' },
  warning: { title: '预警', about: '列入预警名单，或记录有变化' },
  indexed: { title: '收录', about: '新增或退出 SCIE、CSCD 等收录' },
  metric: { title: '指标', about: '影响因子等数值的更新' },
  name: { title: '更名', about: '刊名或中文刊名改变' },
  fee: { title: '费用', about: '版面费或开放获取方式改变' },
  detail: { title: '出版信息', about: '主办单位、刊期、网址等，只显示，不提醒' },
} as const;

export type JournalChangeKind = keyof typeof journalChangeKinds;

export const journalChangeKeys = Object.keys(journalChangeKinds) as [
  JournalChangeKind,
  ...JournalChangeKind[],
];

/** A kind of which people can be told. */
export type JournalAlertKind = Exclude<JournalChangeKind, 'detail'>;

export const journalAlertKeys = journalChangeKeys.filter((key) => key !== 'detail') as [
  JournalAlertKind,
  ...JournalAlertKind[],
];

/** Why somebody is told of a journal. */
export const journalFollowReasons = {
  collect: '收藏',
  diary: '投稿进度本',
  submission: '直投稿件',
  order: '订单',
} as const;

export type JournalFollowReason = keyof typeof journalFollowReasons;

/** How far back the strip of the headlines looks, in days, and how many changes it shows. */
export const journalStrip = { days: 120, shown: 4 } as const;

/** Changes of journals: everybody's, and those of the journals that somebody follows. */
export const changesPath = '/querytool/changes/';
export const ownChangesPath = '/querytool/changes/mine/';
