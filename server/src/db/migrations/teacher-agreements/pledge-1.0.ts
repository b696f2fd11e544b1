import type { TeacherAgreementText } from './text';

export const pledge10: TeacherAgreementText = {
  document: 'pledge',
  title: '学术诚信承诺书',
  version: '1.0',
  since: '2026-11-01T00:00:00+08:00',
  change: '第一版。',
  sections: [
    {
      heading: '我承诺',
      paragraphs: [
        '我在学术港提供的是指导与辅助，不替任何人撰写或发表论文，不买卖论文、作者身份与数据，不参与任何学术造假。',
        '我所交的身份、学历、职称与成果真实，为本人所有。',
        '我对所见的稿件、数据和个人信息保密，不据为己有，不向第三方透露。',
        '与买家有利益关系时，我会回避。',
        '我使用人工智能工具时如实说明，并对结果负责。',
        '违反承诺的，我接受暂停或终止接单、扣回相应收入，并承担相应责任。',
      ],
    },
  ],
};
