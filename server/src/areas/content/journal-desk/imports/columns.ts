/** Columns of a journal that a file may say something of. Numbers are only ever added. */
export const importedColumns = [
  ...[
    'name',
    'name_cn',
    'abbr',
    'issn_l',
    'issn',
    'eissn',
    'cn',
    'publisher',
    'sponsor',
    'country',
    'languages',
  ],
  ...[
    'frequency',
    'founded',
    'homepage',
    'submit_url',
    'subjects',
    'indexed',
    'is_oa',
    'apc_amount',
    'apc_currency',
  ],
  ...[
    'apc_fen_est',
    'review_weeks',
    'review_source',
    'accept_rate',
    'accept_source',
    'annual_count',
    'self_cite',
  ],
  ...['cn_author_ratio', 'scope'],
] as const;

/** What people read for what an import changes. */
export const changeLabels: Record<string, string> = {
  ...{
    name: '刊名',
    name_cn: '中文刊名',
    abbr: '缩写',
    issn_l: 'ISSN-L',
    issn: 'ISSN',
    eissn: 'EISSN',
    cn: 'CN 号',
  },
  ...{
    publisher: '出版社',
    sponsor: '主办单位',
    country: '国家或地区',
    languages: '语种',
    frequency: '刊期',
  },
  ...{
    founded: '创刊年',
    homepage: '网址',
    submit_url: '投稿网址',
    subjects: '学科',
    indexed: '收录',
    is_oa: '开放获取',
  },
  ...{
    apc_amount: '版面费',
    apc_currency: '版面费币种',
    apc_fen_est: '版面费（估算）',
    review_weeks: '审稿周期',
  },
  ...{ accept_rate: '录用率', annual_count: '年发文量', self_cite: '自引率', cn_author_ratio: '国人占比' },
  ...{ scope: '收稿范围', metric: '分区与指标', warning: '预警记录', former: '曾用名', alias: '其他名称' },
  ...{ review_source: '审稿周期来源', accept_source: '录用率来源' },
};
