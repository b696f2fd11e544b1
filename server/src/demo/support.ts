import QRCode from 'qrcode';
import { hoursText } from '../areas/content/support/hours';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';

const contacts = [
  { id: 1, name: '服务顾问 小港', wechat: 'xsg_service01', variant: 'default' as const },
  { id: 2, name: '服务顾问 小舟', wechat: 'xsg_service02', variant: 'default' as const },
  { id: 3, name: '服务顾问 小帆', wechat: 'xsg_service03', variant: 'default' as const },
  { id: 4, name: '报告专员 小灯', wechat: 'xsg_report01', variant: 'report' as const },
];

const links = [
  ['国家哲学社会科学文献中心', 'https://www.ncpssd.cn/'],
  ['中国知网', 'https://www.cnki.net/'],
  ['DOAJ 开放获取期刊目录', 'https://doaj.org/'],
  ['Crossref', 'https://www.crossref.org/'],
  ['ORCID', 'https://orcid.org/'],
  ['国家自然科学基金委员会', 'https://www.nsfc.gov.cn/'],
] as const;

/** Three support contacts, the one for reports, and the friendly links. */
export async function seedSupport(trx: Db, { images, settings }: Core): Promise<void> {
  const hours = hoursText(settings.support.hours);
  for (const contact of contacts) {
    const picture = await QRCode.toBuffer(`学术港演示客服：${contact.wechat}`, { width: 360, margin: 2 });
    const image = await images.put(`support/${contact.id}.png`, picture);
    await insertRow(trx, 'support_contacts', { ...contact, hours, image });
  }
  await insertRow(
    trx,
    'friendly_links',
    links.map(([title, address], sort) => ({ title, links: address, sort })),
  );
}
